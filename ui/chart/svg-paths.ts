import { getFraction, type Scale } from './scale.ts';

/** Drawings in a square of 100: x along the time, y from the head down. Each value has a band. */

/** Where the middle of a band stands, of 100. */
export function getX(index: number, count: number): number {
  return round(((index + 0.5) / count) * 100);
}

/** How far down a value stands, of 100. */
export function getY(value: number, scale: Scale): number {
  return round((1 - getFraction(value, scale)) * 100);
}

/** From each value to the next. */
export function drawLine(values: readonly number[], scale: Scale): string {
  return values
    .map((value, index) => {
      const place = `${getX(index, values.length)} ${getY(value, scale)}`;
      return `${index === 0 ? 'M' : 'L'}${place}`;
    })
    .join('');
}

/** What lies between the line and zero. */
export function drawArea(values: readonly number[], scale: Scale): string {
  const count = values.length;
  if (count === 0) return '';
  const zero = getY(0, scale);
  const end = `L${getX(count - 1, count)} ${zero}L${getX(0, count)} ${zero}Z`;
  return drawLine(values, scale) + end;
}

/** From so many on there is no room between bars. */
const minGaplessBars = 90;

/** A bar from zero to each value, as broad as three fifths of its band, or as all of it. */
export function drawBars(values: readonly number[], scale: Scale): string {
  return values.map((value, index) => drawBar(value, index, values.length, scale)).join('');
}

/** One of the bars; nothing for zero. */
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
