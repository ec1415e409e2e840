import { rename, rm } from 'node:fs/promises';
import { Baselines } from './baselines.ts';
import { writeCommon } from './common.ts';
import { learnCommon } from './learn-common.ts';

/**
 * Finds anew what the approved pictures have in common, and packs all of them beside it. The
 * pictures stay the same. Until then every sheet keeps for itself what the common part does not
 * tell any more, as after a change of the palette or the header.
 */
export async function repack(folder: string): Promise<void> {
  const repacked = `${folder}.repacked`;
  await rm(repacked, { recursive: true, force: true });
  const before = new Baselines(folder);
  await writeCommon(repacked, await learnCommon(() => before.sheets()));
  await new Baselines(repacked).write(await before.names(), (name) => before.read(name));
  await rm(folder, { recursive: true });
  await rename(repacked, folder);
}
