import type { SeriesMetric } from '#contract/series';
import type { ShopSettings } from '#contract/shop-settings';
import { type AnswerPromise, type MrrMovement, mrrMovements } from '#db/values/enumerations';

/** Sums by day in the shop's time zone. The triggers of the first migration add them up. */
export type DailyTotal = `${
  | 'revenue'
  | 'refunds'
  | 'discounts'
  | 'started'
  | 'ended'
  | 'tickets'
  | 'deliveries'
  | 'failed_renewals'
  | 'recovered_renewals'
  | 'recoveries'
  | MrrMovement
  | `${AnswerPromise}_answers`}_by_day`;

/** `amount` is in cents or milliseconds. `byPart`: the counts by what the day is split by. */
export type Sum = { count: number; amount: number; byPart: ReadonlyMap<string, number> };
export type Sums = (name: DailyTotal) => Sum;

/** What was summed up within a period, and in all of the past until its start and its end. */
export type Period = { within: Sums; before: Sums; until: Sums; promises: ShopSettings['contact'] };

type Measure = (period: Period) => number | null;

/** Values are in cents, pieces, shares of one, or milliseconds. */
export type Metric = {
  unit: 'money' | 'count' | 'percent' | 'hours';
  /** One or two sentences for people. */
  definition: string | ((promises: ShopSettings['contact']) => string);
  /** One more sentence, for shops that charge tax. */
  whenTaxed?: string;
  names: readonly DailyTotal[];
  /** Whether it looks at the past before the period. */
  needsPast?: boolean;
  value: Measure;
  /** How many things the value is of; absent: it isn't of a number of things. */
  of?: Measure;
};

export type MetricsOf<Names extends SeriesMetric> = Record<Names, Metric>;

export const countOf =
  (name: DailyTotal): Measure =>
  ({ within }) =>
    within(name).count;

export const amountOf =
  (name: DailyTotal): Measure =>
  ({ within }) =>
    within(name).amount;

/** null: of nothing. */
export function share(part: number, all: number): number | null {
  return all > 0 ? part / all : null;
}

/** The share of what was done within some hours, of sums that are split by started hours. */
export function shareWithin(hours: number, { count, byPart }: Sum): number | null {
  const inTime = [...byPart]
    .filter(([startedHours]) => Number(startedHours) <= hours)
    .reduce((sum, [, done]) => sum + done, 0);
  return share(inTime, count);
}

export const movementNames = mrrMovements.map((movement) => `${movement}_by_day` as const);

/** The monthly recurring revenue after everything that was summed up, in cents. */
export function mrrOf(sums: Sums): number {
  return movementNames.reduce((cents, name) => cents + sums(name).amount, 0);
}

export const customerNames = ['new_by_day', 'reactivated_by_day', 'churned_by_day'] as const;

export function customersOf(sums: Sums): number {
  return sums('new_by_day').count + sums('reactivated_by_day').count - sums('churned_by_day').count;
}
