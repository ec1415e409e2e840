import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';

/** Where programs are unpacked. systemd sets the first for a unit with `CacheDirectory=`. */
export function cacheFolder(environment: Record<string, string | undefined>): string {
  const { CACHE_DIRECTORY, XDG_CACHE_HOME } = environment;
  return CACHE_DIRECTORY || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'shop');
}

/**
 * Unpacks a program, a `.tar.zst` named by its digest, into a folder of that name, and returns the
 * folder. Does nothing if it exists. Several processes may do so at once. Throws an error that says what
 * to do when the folder can't be written.
 */
export async function unpack(
  program: { name?: string; bytes(): Promise<Uint8Array> },
  into: string,
) {
  const folder = join(into, basename(program.name ?? '', '.tar.zst'));
  if (existsSync(folder)) return folder;
  let unfinished: string | undefined;
  try {
    mkdirSync(into, { recursive: true, mode: 0o700 });
    unfinished = mkdtempSync(`${folder}.`);
    const tar = await Bun.zstdDecompress(await program.bytes());
    await new Bun.Archive(tar).extract(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    if (unfinished) rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (existsSync(folder)) return folder;
    throw new Error(
      `The shop can’t be unpacked into ${into}: ${error instanceof Error ? error.message : 'unknown error'}. Set XDG_CACHE_HOME to a folder that it may write.`,
    );
  }
  return folder;
}
