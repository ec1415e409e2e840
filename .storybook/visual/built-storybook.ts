import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob, spawn } from 'bun';
import type { StorybookIndex } from './pictures.ts';
import { builtStorybook, project } from './places.ts';

/** Everything that a story can show. */
const sources = [
  'ui/**/*',
  'stories/**/*',
  'app/**/*',
  'api/contract/**/*',
  'api/platform/mail/**/*',
  'db/values/**/*',
  '.storybook/*',
  'package.json',
  'bun.lock',
];
const notShown = /\.test\.tsx?$|\/testing\/|\/__snapshots__\/|^app\/journeys\//;

/** Builds Storybook unless the last build is younger than everything that goes into it. */
export async function ensureBuiltStorybook(): Promise<void> {
  if ((await builtAt()) > (await changedAt())) return;
  await buildStorybook(project);
}

export async function buildStorybook(folder: string): Promise<void> {
  console.info('Building Storybook …');
  const build = spawn([process.execPath, 'run', 'build-storybook'], {
    cwd: folder,
    stdout: 'ignore',
    stderr: 'inherit',
  });
  if ((await build.exited) !== 0) throw new Error('Storybook did not build');
}

/** When the build was made, in milliseconds since 1970; 0 when there is none. */
export async function builtAt(): Promise<number> {
  return stat(join(builtStorybook, 'index.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

export async function readIndex(): Promise<StorybookIndex> {
  return Bun.file(join(builtStorybook, 'index.json')).json();
}

async function changedAt(): Promise<number> {
  const scans = sources.map((source) =>
    Array.fromAsync(new Glob(source).scan({ cwd: project, dot: true })),
  );
  const paths = (await Promise.all(scans)).flat().filter((path) => !notShown.test(path));
  const times = await Promise.all(
    paths.map(async (path) => (await stat(join(project, path))).mtimeMs),
  );
  return Math.max(0, ...times);
}
