import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explainFailure, runCommand } from './run-command.ts';

const usage = `Exports everything the shop stores about a person, as JSON.

  npm run people:export -- --email ada@example.com --out ada.json

Writes to standard output without --out. Make sure that the request really comes from this person,
and review the file before you send it: it includes internal notes.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { email, out } = values;
  if (values.help || !email) {
    console.info(usage);
    process.exit(values.help ? 0 : 2);
  }
  const json = await runCommand('people:export', { email });
  if (!out) return console.info(json);
  writeFileSync(out, `${json}\n`, { mode: 0o600, flag: 'wx' });
  console.info(`Wrote ${out}`);
}

await main().catch((error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});
