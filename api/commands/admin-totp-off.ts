import { parseArgs } from 'node:util';
import { explainFailure, runCommand } from './run-command.ts';

const usage = `Turns off two-factor authentication for an admin who lost their app and recovery codes.

  npm run admin:totp-off -- --username ada

Signs them out everywhere and emails them. Make sure that the request really comes from them: from
now on, they can sign in with only their password.`;

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
