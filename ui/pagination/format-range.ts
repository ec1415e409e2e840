/** The rows on this page. With keyset pagination only their number is always known. */
export type PageRange = {
  /** Rows on this page. */
  shown: number;
  /** The position of the first row, starting at 1. */
  first?: number;
  /** Rows on all pages. */
  total?: number;
};

/** '1–40 of 1,204', or as much as is known: '41–80', '40 of 1,204 shown', '40 shown'. */
export function formatRange({ shown, first, total }: PageRange, locale = 'en-US'): string {
  const figures = new Intl.NumberFormat(locale);
  const outOf = total === undefined ? '' : ` of ${figures.format(total)}`;
  if (first === undefined || shown === 0) return `${figures.format(shown)}${outOf} shown`;
  const last = first + shown - 1;
  return `${figures.format(first)}–${figures.format(last)}${outOf}`;
}
