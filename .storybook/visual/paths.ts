import { join } from 'node:path';

export const project = join(import.meta.dirname, '../..');
export const builtStorybook = join(project, 'storybook-static');
/** The approved pictures: one lossless WebP each. */
export const baselinesFolder = join(import.meta.dirname, 'baselines');
/** What each story depended on when it was approved, a line for each. */
export const approvedStoriesFile = join(import.meta.dirname, 'approved-stories.txt');
/** The last run: pictures that are not approved, the report and its data. */
export const lastRunFolder = join(project, '.build/visual');

/** The approved accessibility trees of components: one file each, by the id of the story. */
export const treesFolder = join(import.meta.dirname, 'trees');
/** Trees of the last run that are not approved. */
export const newTreesFolder = join(lastRunFolder, 'trees');

export function treePath(storyId: string): string {
  return join(treesFolder, `${storyId}.yml`);
}

export function newTreePath(storyId: string): string {
  return join(newTreesFolder, `${storyId}.yml`);
}

export function baselinePath(name: string): string {
  return join(baselinesFolder, `${name}.webp`);
}

/** A copy of the approved picture, so that the folder of a report is complete. */
export function beforePath(name: string): string {
  return join(lastRunFolder, 'before', `${name}.webp`);
}

export function picturePath(name: string): string {
  return join(lastRunFolder, 'pictures', `${name}.webp`);
}

export function differencePath(name: string): string {
  return join(lastRunFolder, 'differences', `${name}.png`);
}
