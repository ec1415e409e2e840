import { comparePictures } from './compare-pictures.ts';
import { baselinePath } from './paths.ts';
import type { Picture } from './pictures.ts';
import type { Capture } from './story-page.ts';

/** The result for one picture. `after` is set for changed and new pictures, `difference` for changed ones. */
export interface Finding {
  picture: Picture;
  state: 'same' | 'changed' | 'new';
  /** The number of changed pixels. */
  different: number;
  /** Whether the picture differs only by renderer noise, which passes. */
  hasNoise: boolean;
  errors: string[];
  violations: string[];
  after?: Uint8Array;
  difference?: Uint8Array;
}

export async function compareToBaseline(picture: Picture, capture: Capture): Promise<Finding> {
  const { png: after, errors, violations } = capture;
  const seen = { picture, errors, violations, different: 0, hasNoise: false };
  if (!after) return { ...seen, state: 'same' };
  const baseline = Bun.file(baselinePath(picture.name));
  if (!(await baseline.exists())) return { ...seen, state: 'new', after };
  const compared = await comparePictures(await baseline.bytes(), after);
  if (!compared) return { ...seen, state: 'same' };
  if (compared.different === 0) return { ...seen, state: 'same', hasNoise: true };
  return { ...seen, ...compared, state: 'changed', after };
}

export function isPassing({ state, errors, violations }: Finding): boolean {
  return state === 'same' && errors.length === 0 && violations.length === 0;
}
