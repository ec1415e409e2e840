import { parseArgs } from 'node:util';
import { createFolderStore } from '#api/platform/files/folder-store';
import { filesFolderOf, openFileStore } from '#api/platform/files/open';
import { readSettings } from '#api/platform/settings';
import { Failure } from '../http/failure.ts';
import { copyFiles, removeCopied } from './files/copy-files.ts';
import { explainFailure } from './run-command.ts';

const usage = `Copies the uploaded files between DATA_DIR and the bucket of the S3 settings, whether or not the shop is
running. If it is interrupted, run it again: it goes on where it stopped.

  npm run files:move -- --to bucket
  npm run files:move -- --to folder

  --delete   then deletes the files that were copied from where they were. Only do this once every
             process of the shop uses the new place.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      delete: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.info(usage);
  if (values.to !== 'bucket' && values.to !== 'folder') {
    throw new Failure('validation', 'Say where the files go: --to bucket or --to folder.');
  }
  const settings = readSettings(process.env);
  if (!settings.s3) throw new Failure('conflict', 'S3_BUCKET is missing, so there is no bucket.');
  const folder = createFolderStore(filesFolderOf(settings));
  const bucket = openFileStore(settings);
  const [from, to] = values.to === 'bucket' ? [folder, bucket] : [bucket, folder];
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  const { signal } = stop;
  const { copied, present } = await copyFiles({ from, to, say: console.info, signal });
  console.info(`Copied ${count(copied)}. ${count(present)} had been copied before.`);
  if (!values.delete) return;
  console.info(`Deleted ${count(await removeCopied({ from, to, signal }))} from the old place.`);
}

function count(files: number): string {
  return `${files.toLocaleString('en-US')} ${files === 1 ? 'file' : 'files'}`;
}

await main().catch((error) => {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  console.error(
    isStopped ? 'Stopped. Run it again to go on where it stopped.' : explainFailure(error, usage),
  );
  process.exit(1);
});
