import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { explainFailure, runCommand } from './run-command.ts';

const usage = `Erases a person’s data: their account, tickets and emails, and their name from orders and payments.

  npm run people:erase -- --email ada@example.com

Shows what will be erased and asks for confirmation. Add --yes to skip the question. This can’t be undone.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const { email, yes } = values;
  if (values.help || !email) {
    console.info(usage);
    process.exit(values.help ? 0 : 2);
  }
  if (!yes) {
    console.info(await runCommand('people:erase-plan', { email }));
    if (!(await isAgreed(email))) {
      console.info('Nothing was erased.');
      process.exit(1);
    }
  }
  console.info(await runCommand('people:erase', { email }));
}

/** Typing the address again prevents erasing the wrong person. */
async function isAgreed(email: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error('Can’t ask for confirmation without a terminal. Add --yes to confirm.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question('Type the email address again to erase this data: ');
  terminal.close();
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}

await main().catch((error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});
