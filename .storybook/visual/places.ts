import { join } from 'node:path';

export const project = join(import.meta.dir, '../..');
export const builtStorybook = join(project, 'storybook-static');
export const baselinesFolder = join(import.meta.dir, 'baselines');
/** What the last run saw: pictures that are not approved yet, the report, its findings. */
export const lastRun = join(project, '.build/visual');
