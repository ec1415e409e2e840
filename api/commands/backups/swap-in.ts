import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A hidden folder in the data folder, so that moving out of it is a rename. */
const stagingName = '.restoring';

/** Prepares what a restore puts into a data folder, and moves all of it in at the end. */
export async function createStaging(dataDir: string) {
  const staging = join(dataDir, stagingName);
  // An interrupted restore may have left one.
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });

  return {
    folder: staging,

    /**
     * Moves everything in, and what was there before into a folder of its own. Returns that folder;
     * null: nothing was there. The database comes last: without it, there is no shop to start.
     */
    async moveIn(name: string): Promise<string | null> {
      const replaced = join(dataDir, `replaced-${name}`);
      const entries = (await readdir(staging)).sort();
      let isReplacing = false;
      for (const entry of entries) {
        if (!existsSync(join(dataDir, entry))) continue;
        await mkdir(replaced, { recursive: true, mode: 0o700 });
        await rename(join(dataDir, entry), join(replaced, entry));
        isReplacing = true;
      }
      entries.sort((a, b) => Number(a === 'postgres') - Number(b === 'postgres'));
      for (const entry of entries) await rename(join(staging, entry), join(dataDir, entry));
      return isReplacing ? replaced : null;
    },

    remove: () => rm(staging, { recursive: true, force: true }),
  };
}
