import { join } from 'node:path';

export const project = join(import.meta.dir, '../..');
export const builtStorybook = join(project, 'storybook-static');
/** The approved pictures, a lossless WebP each. */
export const baselinesFolder = join(import.meta.dir, 'baselines');
/** What the last run saw: pictures that are not approved yet, the report, its findings. */
export const lastRun = join(project, '.build/visual');

export function baselineOf(name: string): string {
  return join(baselinesFolder, `${name}.webp`);
}

/** The approved picture beside the one that differs, so that a report can be sent elsewhere whole. */
export function beforeOf(name: string): string {
  return join(lastRun, 'before', `${name}.webp`);
}

export function pictureOf(name: string): string {
  return join(lastRun, 'pictures', `${name}.webp`);
}

export function differenceOf(name: string): string {
  return join(lastRun, 'differences', `${name}.png`);
}
