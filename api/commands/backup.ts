import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restrictDataFolder } from '#api/platform/data-folder';
import { recordBackup } from '#api/platform/last-backup';
import { readSettings } from '#api/platform/settings';
import { backUp } from './backups/back-up.ts';
import { explainFailure } from './run-command.ts';

const usage = `Backs up the shop, whether or not it is running: its database and uploaded files into one folder,
its keys into another.

  npm run backup -- --to /mnt/backups/shop --keys-to /mnt/keys/shop

Without --to and --keys-to, the folders are next to DATA_DIR and end in -backups and -backup-keys.
Store the keys apart from the data: anyone who has both can read delivered credentials.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'keys-to': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.info(usage);
  const settings = readSettings(process.env);
  restrictDataFolder(settings.dataDir);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  const { folder, keysFolder, parts } = await backUp({
    settings,
    to: values.to ?? `${resolve(settings.dataDir)}-backups`,
    keysTo: values['keys-to'] ?? `${resolve(settings.dataDir)}-backup-keys`,
    now: new Date(),
    say: console.info,
    signal: stop.signal,
  });
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  await recordBackup(settings.dataDir, { finishedAt: new Date().toISOString(), bytes });
  const files = parts.filter(({ path }) => path.startsWith('files/')).length;
  console.info(
    `Backed up the database and ${files} ${files === 1 ? 'file' : 'files'} (${(bytes / 1e6).toFixed(1)} MB) to ${folder}
The keys are in ${keysFolder}. Store them apart from the data.`,
  );
}

await main().catch((error) => {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  console.error(isStopped ? 'Stopped. Nothing was kept.' : explainFailure(error, usage));
  process.exit(1);
});
