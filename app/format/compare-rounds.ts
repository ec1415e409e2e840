import type { Remark } from '#contract/reviews';

/** Two pins are at the same place if they are this near, in percent of the frame. */
const nearPercent = 2;

/** The remark before that this one repeats: on the same page, at its place or in its words. */
export function findRepeated(
  { page, pin, text }: Remark,
  before: readonly Remark[],
): Remark | undefined {
  return before.find(
    (earlier) =>
      earlier.page === page &&
      (isNear(earlier.pin, pin) || normalize(earlier.text) === normalize(text)),
  );
}

/** How many remarks of a round repeat one of the round before, and how many are new. */
export function compareRounds(remarks: readonly Remark[], before: readonly Remark[]) {
  const repeated = remarks.filter((remark) => findRepeated(remark, before)).length;
  return { repeated, added: remarks.length - repeated };
}

/** Pins on screenshots are on different pictures. */
function isNear(one: Remark['pin'], other: Remark['pin']): boolean {
  if (!one || !other || one.width === null || one.width !== other.width) return false;
  return Math.abs(one.x - other.x) <= nearPercent && Math.abs(one.y - other.y) <= nearPercent;
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.!]+/g, ' ')
    .trim();
}
