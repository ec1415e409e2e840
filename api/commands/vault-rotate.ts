import { explainFailure, runCommand } from './run-command.ts';

const usage = `Re-encrypts all credentials and two-factor keys with the first key of VAULT_KEY, so that you can
remove the others.

  npm run vault:rotate`;

/** Run after a new key was added in front of the old one. */
await runCommand('vault:rotate', {}).then(console.info, (error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});
