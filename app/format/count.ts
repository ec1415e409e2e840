const figures = new Intl.NumberFormat('en-US');

/** 1204 → '1,204'. */
export function formatCount(count: number): string {
  return figures.format(count);
}
