import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Moves a finished build to its folder, unless another process has built the same. */
export function moveIntoPlace(finished: string, folder: string): void {
  const isBuilt = () => existsSync(join(folder, 'serve.js'));
  // The rest of a removal that was interrupted.
  if (!isBuilt()) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(finished, folder);
  } catch (error) {
    rmSync(finished, { recursive: true });
    if (!isBuilt()) throw error;
  }
}

/**
 * Deletes all builds beside this one. A name that ends with `.<process id>` is a build under way,
 * or the rest of one whose process was killed.
 */
export function deleteOtherBuilds(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const [, builder] = name.split('.');
    if (name === basename(folder) || (builder && isRunning(Number(builder)))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Another user's process cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
