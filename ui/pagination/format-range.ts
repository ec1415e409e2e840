const figures = new Intl.NumberFormat('en-US');

/** Which rows of how many. With a keyset only the number of rows shown is sure to be known. */
export type PageRange = {
  /** Rows on this page. */
  shown: number;
  /** The place of the first of them, from 1. */
  first?: number;
  /** Rows on all pages together. */
  total?: number;
};

/** '1–40 of 1,204', else what is known of it: '41–80', '40 of 1,204 shown', '40 shown'. */
export function formatRange({ shown, first, total }: PageRange): string {
  const outOf = total === undefined ? '' : ` of ${figures.format(total)}`;
  if (first === undefined || shown === 0) return `${figures.format(shown)}${outOf} shown`;
  const last = first + shown - 1;
  return `${figures.format(first)}–${figures.format(last)}${outOf}`;
}
