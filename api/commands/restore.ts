import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restrictDataFolder } from '#api/platform/data-folder';
import { directUrlOf, readSettings, type Settings } from '#api/platform/settings';
import { describeLosses } from './backups/find-losses.ts';
import { reconcileRestored } from './backups/reconcile-restored.ts';
import { restore } from './backups/restore.ts';
import { requireUnused } from './backups/restore-server.ts';
import { explainFailure } from './run-command.ts';

const usage = `Restores a backup into the database and the data folder of the shop’s settings. Stop the shop first.

  npm run restore -- /mnt/backups/shop/2026-11-24T03-00-00Z --keys /mnt/keys/shop/2026-11-24T03-00-00Z

Checks the backup before it changes anything, then compares all orders with the payment provider and
says what happened after the backup. Without --keys, the keys are looked for next to DATA_DIR, in
the folder that ends in -backup-keys.

  --overwrite     replaces the shop that is already there
  --without-keys  restores even though the backup’s credentials can’t be decrypted

  npm run restore -- --recovered

Does the rest for a database that Postgres itself has recovered to a point in time.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keys: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      'without-keys': { type: 'boolean', default: false },
      recovered: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [given] = positionals;
  const isRecovered = values.recovered;
  if (values.help || positionals.length !== (isRecovered ? 0 : 1)) {
    console.info(usage);
    process.exit(values.help ? 0 : 2);
  }
  const settings = readSettings(process.env);
  restrictDataFolder(settings.dataDir);
  const databaseUrl = directUrlOf(settings);
  if (isRecovered && databaseUrl) await requireUnused(databaseUrl);
  const since = given ? await restoreFolder(settings, resolve(given), values) : 'that time';
  console.info('Comparing all orders with the payment provider');
  const losses = await reconcileRestored(settings, { isRecovered }).then(
    describeLosses,
    (error) =>
      `The orders couldn’t be compared with the payment provider: ${explainFailure(error, usage)}\nRun npm run reconcile before you start the shop.`,
  );
  console.info(`${losses}

What else changed after ${since} is lost: accounts, tickets, messages, briefs, uploads, deliveries and
changes to products. Repeat each people:erase that you ran since. Everyone was signed out.`);
}

type Choices = { keys?: string; overwrite: boolean; 'without-keys': boolean };

/** Returns the time of the backup, for people. */
async function restoreFolder(
  settings: Settings,
  folder: string,
  choices: Choices,
): Promise<string> {
  const ownKeys = `${resolve(settings.dataDir)}-backup-keys/${basename(folder)}`;
  const { manifest, replaced } = await restore({
    settings,
    folder,
    keysFolder: resolve(choices.keys ?? ownKeys),
    isReplacing: choices.overwrite,
    isWithoutKeys: choices['without-keys'],
    now: new Date(),
    say: console.info,
  });
  const takenAt = `${manifest.takenAt.slice(0, 16).replace('T', ' ')} UTC`;
  console.info(`Restored the backup of ${takenAt}.`);
  if (replaced) {
    console.info(`The previous data is in ${replaced}. Delete it when you no longer need it.`);
  }
  return takenAt;
}

await main().catch((error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});
