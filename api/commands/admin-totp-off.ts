import { parseArgs } from 'node:util';
import { explainFailure } from './explain-failure.ts';
import { runCommand } from './run-command.ts';

const usage = `Switches two-factor authentication off for an admin who has lost app and recovery codes.

  npm run admin:totp-off -- --username ada

Signs them out everywhere, and tells them by mail. Be sure that it is they who ask: from now on the
password is enough.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, help: { type: 'boolean' } },
  });
  const { username } = values;
  if (values.help || !username) {
    console.info(usage);
    process.exit(values.help ? 0 : 2);
  }
  console.info(await runCommand('admin:totp-off', { username }));
}

await main().catch((error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});
