import type { ListableStore, ListedFile } from '#api/platform/files/store';
import { createProgress, type Say } from '../progress.ts';

type Options = {
  from: ListableStore;
  to: ListableStore;
  say: Say;
  signal?: AbortSignal | undefined;
};

export type Copied = { copied: number; present: number };

/**
 * Copies every file that `to` doesn't have, or not in full. If it is interrupted, running it again goes
 * on where it stopped. Files are never larger than an upload, so each is held in memory.
 */
export async function copyFiles({ from, to, say, signal }: Options): Promise<Copied> {
  const there = await sizesIn(to);
  const wanted: ListedFile[] = [];
  let present = 0;
  for await (const file of from.list()) {
    if (there.get(file.key) === file.size) present += 1;
    else wanted.push(file);
  }
  const progress = createProgress(say, 'Copying files', wanted.length);
  let copied = 0;
  for (const { key } of wanted) {
    signal?.throwIfAborted();
    const file = await from.get(key);
    // null: deleted since it was listed.
    if (file) {
      await to.put(key, await new Response(file.stream()).bytes());
      await requireWhole(to, { key, size: file.size });
      copied += 1;
    }
    progress();
  }
  return { copied, present };
}

/** Deletes from `from` what `to` has in full. */
export async function removeCopied({ from, to, signal }: Omit<Options, 'say'>): Promise<number> {
  const there = await sizesIn(to);
  let removed = 0;
  for await (const { key, size } of from.list()) {
    signal?.throwIfAborted();
    if (there.get(key) !== size) continue;
    await from.remove(key);
    removed += 1;
  }
  return removed;
}

async function requireWhole(store: ListableStore, { key, size }: ListedFile): Promise<void> {
  const stored = await store.get(key);
  if (stored?.size !== size) throw new Error(`${key} has ${stored?.size} of ${size} bytes`);
}

async function sizesIn(store: ListableStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of store.list()) sizes.set(key, size);
  return sizes;
}
