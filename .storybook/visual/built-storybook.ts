import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob, spawn } from 'bun';

const project = join(import.meta.dirname, '../..');
export const builtStorybook = join(project, 'storybook-static');

/** Files that a story can depend on. */
const sources = [
  'ui/**/*',
  'stories/**/*',
  'app/**/*',
  'api/contract/**/*',
  'api/platform/mail/**/*',
  'db/values/**/*',
  '.storybook/*',
  '.storybook/{docs,static}/**/*',
  'package.json',
  'bun.lock',
];
const ignored = /\.test\.tsx?$|\/testing\/|\/__snapshots__\/|^app\/journeys\//;

/** Builds Storybook if a file changed since the last build. */
export async function ensureBuiltStorybook(): Promise<void> {
  if ((await builtAt()) > (await lastChangedAt())) return;
  await buildStorybook(project);
}

async function buildStorybook(folder: string): Promise<void> {
  console.info('Building Storybook …');
  const build = spawn([process.execPath, 'run', 'build-storybook'], {
    cwd: folder,
    stdout: 'ignore',
    stderr: 'inherit',
  });
  if ((await build.exited) !== 0) throw new Error('Storybook did not build');
}

/** The time of the last build in milliseconds since 1970, or 0 when there is none. */
async function builtAt(): Promise<number> {
  return stat(join(builtStorybook, 'index.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function lastChangedAt(): Promise<number> {
  const scans = sources.map((source) =>
    Array.fromAsync(new Glob(source).scan({ cwd: project, dot: true })),
  );
  const paths = (await Promise.all(scans)).flat().filter((path) => !ignored.test(path));
  const times = await Promise.all(
    paths.map(async (path) => (await stat(join(project, path))).mtimeMs),
  );
  return Math.max(0, ...times);
}
