import { join } from 'node:path';
import { isServerBuilt } from './server-file.ts';
import { digestOf, places } from './sources.ts';

/** Sources of the built app. */
const sources = [
  'ui',
  'app',
  'api/contract',
  'db/values',
  'api/commands/build.ts',
  'vite.config.ts',
  'bun.lock',
];
const notBuilt = /\.test\.tsx?$|^app\/(public|journeys|demos)$/;

/** The build failed. It has already printed why. */
export class BuildFailed extends Error {}

/**
 * Builds the app and the server, unless they exist with the same sources. The build runs in a
 * process of its own, because the bundler would stay in the server's memory.
 */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  const isAppStale = !(await isAppBuilt());
  if (!isAppStale && isServerBuilt()) return;
  if (isAppStale) say('Building the app');
  const build = Bun.spawn([process.execPath, join(places.root, 'api/commands/build.ts')], {
    cwd: places.root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    build.kill();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  const exitCode = await build.exited;
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  if (exitCode !== 0) throw new BuildFailed('The app couldn’t be built.');
}

/** Whether the built app and the built server have the current sources. */
export async function isBuilt(): Promise<boolean> {
  return isServerBuilt() && (await isAppBuilt());
}

export async function isAppBuilt(): Promise<boolean> {
  const stamp = Bun.file(places.stamp);
  return (await stamp.exists()) && (await stamp.text()) === appDigest();
}

export function appDigest(): string {
  return digestOf(sources, (path) => notBuilt.test(path));
}
