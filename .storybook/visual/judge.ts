import { comparePixels, type Pixels } from './compare.ts';
import { samePixels, toPixels, toWebp } from './image.ts';
import type { Picture } from './pictures.ts';
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
  /** What was seen, of a picture that is not the same. */
  webp?: Uint8Array;
  difference?: Uint8Array;
}

export function isFine({ state, errors, violations }: Finding): boolean {
  return state === 'same' && errors.length === 0 && violations.length === 0;
}

/** What a look tells; its pictures are packed only when they are asked for, that takes its time. */
export interface Verdict {
  finding: Finding;
  illustrated: () => Promise<Finding>;
}

export async function judge(
  picture: Picture,
  look: Look,
  before: Pixels | undefined,
): Promise<Verdict> {
  const { errors, violations } = look;
  const after = await toPixels(look.png);
  const seen = { picture, errors, violations, noise: 0, different: 0 };

  if (!before) {
    const finding: Finding = { ...seen, state: 'new' };
    return { finding, illustrated: async () => ({ ...finding, webp: await toWebp(after) }) };
  }
  if (samePixels(before, after)) return plain({ ...seen, state: 'same' });

  const { noise, different, difference } = comparePixels(before, after);
  if (different === 0) return plain({ ...seen, state: 'same', noise });
  const finding: Finding = { ...seen, state: 'changed', noise, different };
  return {
    finding,
    illustrated: async () => {
      const [webp, marked] = await Promise.all([toWebp(after), toWebp(difference)]);
      return { ...finding, webp, difference: marked };
    },
  };
}

function plain(finding: Finding): Verdict {
  return { finding, illustrated: async () => finding };
}
