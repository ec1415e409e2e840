import { comparePictures } from './compare.ts';
import type { Picture } from './pictures.ts';
import { baselineOf } from './places.ts';
import type { Look } from './story-page.ts';

/** What one look at a picture found. `after` and `difference` are kept of one that changed or is new. */
export interface Finding {
  picture: Picture;
  state: 'same' | 'changed' | 'new';
  /** Pixels that changed. */
  different: number;
  /** Whether pixels were put down differently by one in a channel: renderer noise, which passes. */
  noisy: boolean;
  errors: string[];
  violations: string[];
  after?: Uint8Array;
  difference?: Uint8Array;
}

export async function judge(picture: Picture, look: Look): Promise<Finding> {
  const { png: after, errors, violations } = look;
  const seen = { picture, errors, violations, different: 0, noisy: false };
  if (!after) return { ...seen, state: 'same' };
  const baseline = Bun.file(baselineOf(picture.name));
  if (!(await baseline.exists())) return { ...seen, state: 'new', after };
  const compared = await comparePictures(await baseline.bytes(), after);
  if (!compared) return { ...seen, state: 'same' };
  if (compared.different === 0) return { ...seen, state: 'same', noisy: true };
  return { ...seen, ...compared, state: 'changed', after };
}

export function isFine({ state, errors, violations }: Finding): boolean {
  return state === 'same' && errors.length === 0 && violations.length === 0;
}
