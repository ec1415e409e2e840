import { maxBodyBytes } from '#contract/body-size';

/** The version and the braces around the answers need some room as well. */
const maxBytes = maxBodyBytes - 1_024;

type Answer = readonly [key: string, text: string];

/**
 * The first answers that fit in one save, and at least one; the others follow in later saves. The
 * limit of each field keeps a single answer well below that of a save.
 */
export function firstBatch(answers: readonly Answer[]): Answer[] {
  let bytes = 0;
  const end = answers.findIndex((answer, index) => {
    bytes += bytesOf(answer);
    return index > 0 && bytes > maxBytes;
  });
  return end === -1 ? [...answers] : answers.slice(0, end);
}

/** Letters outside ASCII take two to four bytes, and some are escaped. */
function bytesOf(answer: Answer): number {
  return new TextEncoder().encode(JSON.stringify(answer)).length;
}
