import { endpoints } from '#contract/endpoints';
import { describeApi } from './describe.ts';
import { stableSurfaceOf } from './stable-surface.ts';

/** At a release: what its stable endpoints promise from then on. */
const file = new URL('stable-surface.json', import.meta.url);
const surface = stableSurfaceOf(describeApi('', endpoints));
await Bun.write(file, `${JSON.stringify(surface, null, 2)}\n`);
