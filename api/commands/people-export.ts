import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explainFailure } from './explain-failure.ts';
import { runCommand } from './run-command.ts';

const usage = `Writes down all that the shop holds about a person, as JSON.

  npm run people:export -- --email ada@example.com --out ada.json

Without --out it goes to standard output. The file is for that person: make sure that it is them who
asks, and look through it before it leaves the house. It holds the shop's own notes as well.`;

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
