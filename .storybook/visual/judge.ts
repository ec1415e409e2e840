import { join } from 'node:path';
import { comparePixels } from './compare.ts';
import { fromPixels, toPixels } from './image.ts';
import type { Picture } from './pictures.ts';
import { baselines } from './places.ts';
import type { Look } from './story-page.ts';

export interface Finding {
  picture: Picture;
  state: 'same' | 'changed' | 'new';
  /** Pixels that the renderer put down differently by one in a channel; they count as the same. */
  noise: number;
  /** Pixels that changed. */
  different: number;
  errors: string[];
  violations: string[];
  webp: Uint8Array;
  difference?: Uint8Array;
}

export function baselineOf(name: string): string {
  return join(baselines, `${name}.webp`);
}

export function isFine({ state, errors, violations }: Finding): boolean {
  return state === 'same' && errors.length === 0 && violations.length === 0;
}

export async function judge(picture: Picture, look: Look): Promise<Finding> {
  const { errors, violations } = look;
  const seen = { picture, errors, violations, webp: look.webp, noise: 0, different: 0 };

  const before = await baseline(picture.name);
  if (!before) return { ...seen, state: 'new' };
  if (Buffer.compare(before, look.webp) === 0) return { ...seen, state: 'same' };

  const compared = comparePixels(await toPixels(before), await toPixels(look.png));
  const { noise, different } = compared;
  if (different === 0) return { ...seen, state: 'same', noise };
  const difference = await fromPixels(compared.difference);
  return { ...seen, state: 'changed', noise, different, difference };
}

/** Nothing to complain of and not a byte changed: the answer for nearly every picture, and quick. */
export async function isUntouched(picture: Picture, look: Look): Promise<boolean> {
  if (look.errors.length > 0 || look.violations.length > 0) return false;
  const before = await baseline(picture.name);
  return before !== undefined && Buffer.compare(before, look.webp) === 0;
}

async function baseline(name: string): Promise<Uint8Array | undefined> {
  const file = Bun.file(baselineOf(name));
  return (await file.exists()) ? file.bytes() : undefined;
}
