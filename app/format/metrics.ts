import { change as changeCopy, series as copy } from '../copy/admin-series.ts';
import { formatCount } from './count.ts';
import { exactMoney, shortMoney } from './money.ts';

export type Unit = 'money' | 'count' | 'hours' | 'percent';

/** A value as the API answers it. */
export type Value = string | number | null;

/** Formats whole numbers (cents, pieces, tenths) in the text and on the axis. */
export const formats = {
  money: { format: exactMoney, formatTick: shortMoney, minStep: 100 },
  count: { format: formatCount, formatTick: formatCount, minStep: 1 },
  hours: {
    format: (tenths: number) => copy.hours((tenths / 10).toFixed(1)),
    formatTick: (tenths: number) => copy.hours(formatCount(tenths / 10)),
    minStep: 10,
  },
  percent: {
    format: (tenths: number) => copy.percent((tenths / 10).toFixed(1)),
    formatTick: (tenths: number) => copy.percent(formatCount(tenths / 10)),
    minStep: 100,
  },
} as const;

/**
 * How a value differs from the one before: '+12.5%', of shares in points. There is no percentage of
 * zero, and none that makes sense of a negative value.
 */
export function describeChange(unit: Unit, now: number | null, before: number | null): string {
  if (now === null || before === null) return changeCopy.missing;
  if (now === before) return changeCopy.none;
  if (unit === 'percent') return changeCopy.points(signed((now - before) / 10));
  if (before === 0) return changeCopy.wasNothing;
  if (before < 0) return changeCopy.wasNegative;
  return changeCopy.percent(signed((100 * (now - before)) / before));
}

function signed(value: number): string {
  const text = Math.abs(value) >= 1000 ? formatCount(Math.round(value)) : value.toFixed(1);
  return value > 0 ? `+${text}` : text.replace('-', '−');
}
