/** 1204 → '1,204'. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
