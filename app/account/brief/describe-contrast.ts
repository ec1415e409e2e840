import { getContrastRatio } from '../../../ui/color.ts';
import { brief } from '../../copy/brief.ts';

/** What text needs, and what large text needs (WCAG 2.2, 1.4.3 AA). */
const minRatio = 4.5;
const minLargeRatio = 3;

/**
 * Says which text can be read on a color, and where text in the color can be read. Every color
 * carries white or black text: the better of the two has at least 4.58:1.
 */
export function describeContrast(color: string): string {
  const white = getContrastRatio(color, '#ffffff');
  const black = getContrastRatio(color, '#000000');
  const copy = brief.contrast;
  if (white >= minRatio) return copy.dark(format(white), format(black));
  const describe = white >= minLargeRatio ? copy.middle : copy.light;
  return describe(format(black), format(white));
}

/** Rounded down, so that 4.49 isn't shown as the 4.5 that it misses. */
function format(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
