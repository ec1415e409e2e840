import { join } from 'node:path';

export const project = join(import.meta.dir, '../..');
export const builtStorybook = join(project, 'storybook-static');
/** The approved pictures: one lossless WebP each. */
export const baselinesFolder = join(import.meta.dir, 'baselines');
/** The last run: pictures that are not approved, the report and its data. */
export const lastRunFolder = join(project, '.build/visual');

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
