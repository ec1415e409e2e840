import { parseArgs } from 'node:util';
import { restrictDataFolder } from '#api/platform/data-folder';
import { migrateJobs } from '#api/platform/jobs/jobs';
import { readSettings } from '#api/platform/settings';
import { openDatabase } from '#api/start/open-database';
import { migrate } from '#db/migrate';
import { explainFailure } from './run-command.ts';

const usage = `Runs the pending migrations of the database. A shop whose AUTO_MIGRATE is off needs them before it starts.

  npm run migrate`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return console.info(usage);
  const settings = readSettings(process.env);
  restrictDataFolder(settings.dataDir);
  const closing: (() => unknown)[] = [];
  let count = 0;
  try {
    const prepare = async (db: Parameters<typeof migrate>[0]) => {
      count = await migrate(db);
    };
    const database = await openDatabase({ settings, prepare, say: console.info, closing });
    await migrateJobs(database);
  } finally {
    for (const close of closing.reverse()) await close();
  }
  const migrations = count === 1 ? '1 migration' : `${count} migrations`;
  console.info(count === 0 ? 'The database is up to date.' : `Ran ${migrations}.`);
}

await main().catch((error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});
