import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keys never begin with a dot. Earlier versions used the second form. */
const unfinished = /^\..+\.part$|\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** No write takes longer than an hour. */
const staleMs = 60 * 60 * 1000;

type Sweeping = {
  /** May be missing. */
  folder: string;
  now: () => Date;
  onError: (error: unknown) => void;
  everyMs?: number;
};

/**
 * Deletes partial files of processes that died while writing, now and every hour: a process that starts
 * soon after one died finds its files too young. Returns how to stop.
 */
export async function sweepUnfinished(options: Sweeping): Promise<() => void> {
  const { folder, now, onError, everyMs = staleMs } = options;
  await removeUnfinished(folder, now());
  const timer = setInterval(() => {
    removeUnfinished(folder, now()).catch(onError);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !unfinished.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > staleMs) await rm(path, { force: true });
  }
}

/** What can’t be deleted mustn’t hide why a write failed, and is swept later. */
export async function removePart(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}
