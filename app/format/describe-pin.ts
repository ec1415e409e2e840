import type { RemarkPin } from '#contract/reviews';
import { review as copy } from '../copy/review.ts';
import { formatCount } from './count.ts';

/** Where a pin is: 'Pinned at 390 px wide, 42% from the left and 10% from the top'. */
export function describePin({ x, y, width }: RemarkPin): string {
  if (width === null) return copy.remarks.place.screenshot;
  const [left, top] = [x, y].map((percent) => String(Math.round(percent)));
  return copy.remarks.place.frame(formatCount(width), left ?? '', top ?? '');
}
