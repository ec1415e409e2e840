import { getFraction, type Scale } from './scale.ts';

/**
 * SVG paths in a 100 by 100 square: x is time, y goes down. Each value has a band of equal width.
 */

/** The center of a band, from 0 to 100. */
export function getX(index: number, count: number): number {
  return round(((index + 0.5) / count) * 100);
}

/** The position of a value, from 0 at the top to 100 at the bottom. */
export function getY(value: number, scale: Scale): number {
  return round((1 - getFraction(value, scale)) * 100);
}

/** A line through all values. Fewer values than bands end before the last one. */
export function drawLine(
  values: readonly number[],
  scale: Scale,
  bands: number = values.length,
): string {
  return values
    .map((value, index) => {
      const place = `${getX(index, bands)} ${getY(value, scale)}`;
      return `${index === 0 ? 'M' : 'L'}${place}`;
    })
    .join('');
}

/** The area between the line and zero. */
export function drawArea(values: readonly number[], scale: Scale): string {
  const count = values.length;
  if (count === 0) return '';
  const zero = getY(0, scale);
  const end = `L${getX(count - 1, count)} ${zero}L${getX(0, count)} ${zero}Z`;
  return drawLine(values, scale) + end;
}

/** From this many bars on, there is no room for gaps. */
const minGaplessBars = 90;

/**
 * Bars from zero to each value, three fifths of a band wide, or a full band when there are many.
 */
export function drawBars(values: readonly number[], scale: Scale): string {
  return values.map((value, index) => drawBar(value, index, values.length, scale)).join('');
}

/** A single bar, or an empty path for zero. */
export function drawBar(value: number, index: number, count: number, scale: Scale): string {
  if (value === 0) return '';
  const share = count < minGaplessBars ? 0.6 : 1;
  const width = round((share / count) * 100);
  const start = round(((index + (1 - share) / 2) / count) * 100);
  const zero = getY(0, scale);
  return `M${start} ${zero}V${getY(value, scale)}h${width}V${zero}Z`;
}

function round(place: number): number {
  return Math.round(place * 1000) / 1000;
}
