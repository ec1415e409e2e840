import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isThumbnail } from './docs/pictured-story.ts';
import { baselinesFolder } from './visual/paths.ts';

/**
 * Puts the approved pictures that thumbnails show into the built Storybook. They are linked, because
 * copying thousands of files takes seconds.
 */
export function linkPictures(): Plugin {
  let folder = '';
  return {
    name: 'sitewright:link-pictures',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir, 'pictures');
    },
    async writeBundle() {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const names = (await readdir(baselinesFolder)).filter(isThumbnail);
      for (const name of names) await place(join(baselinesFolder, name), join(folder, name));
    },
  };
}

/** Another file system can't link to the file. */
async function place(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
