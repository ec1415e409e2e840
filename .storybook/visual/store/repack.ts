import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { Baselines } from './baselines.ts';
import { learnShared } from './learn-shared.ts';
import { writeShared } from './shared.ts';

/**
 * Finds anew what the approved pictures share, and packs all of them beside it. The pictures stay
 * the same. Until then every sheet keeps for itself what the shared part does not tell any more, as
 * after a change of the palette or the header.
 */
export async function repack(folder: string): Promise<void> {
  const before = new Baselines(folder);
  const unreadable = await before.unreadable();
  if (unreadable.length > 0) {
    throw new Error(
      `Packed beside other shared rows and colours, approve their pictures first: ${unreadable.join(', ')}`,
    );
  }
  const repacked = `${folder}.repacked`;
  const replaced = `${folder}.replaced`;
  await begin(repacked, replaced);
  try {
    await writeShared(repacked, await learnShared(() => before.sheets()));
    await new Baselines(repacked).write(await before.names(), (name) => readAgain(before, name));
    await rename(folder, replaced);
    await rename(repacked, folder);
  } finally {
    await rm(repacked, { recursive: true, force: true });
  }
  await rm(replaced, { recursive: true });
}

/** Two at once would each put theirs in the place of the other's. One that died leaves a folder. */
async function begin(repacked: string, replaced: string): Promise<void> {
  if (existsSync(repacked) || existsSync(replaced)) {
    throw new Error(
      `Another repacking is under way, or died: see that git has all pictures, then remove ${repacked} and ${replaced}.`,
    );
  }
  await mkdir(repacked);
}

async function readAgain(baselines: Baselines, name: string) {
  const picture = await baselines.read(name);
  if (!picture) throw new Error(`${name} went away meanwhile.`);
  return picture;
}
