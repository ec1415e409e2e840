import type { Cohort } from '#contract/analytics-reports';
import type { Interval } from '#contract/intervals';
import type { SeriesMetric } from '#contract/series';
import type { ShopSettings } from '#contract/shop-settings';
import { type Fact, localDay, movements, of, stateBefore, sum } from './facts.ts';

const text = (day: Date): string => day.toISOString().slice(0, 10);
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const tenth = (value: number): number => Number((Math.round(value * 10) / 10 + 0).toFixed(1));
const percent = (part: number, all: number) => (all > 0 ? tenth((100 * part) / all) : null);

type Value = string | number | null;

/**
 * A metric over any days, counted by going through all facts for every number. It shares no code with
 * the analytics.
 */
export function recountOf(
  metric: SeriesMetric,
  facts: readonly Fact[],
  zone: string,
  promises: ShopSettings['contact'],
) {
  const moved = movements(facts);
  const whole = (from: Date, to: Date): Value => {
    const [first, end] = [text(from), text(to)];
    const isWithin = ({ at }: { at: Date }) =>
      localDay(zone, at) >= first && localDay(zone, at) < end;
    const within = facts.filter(isWithin);
    const before = stateBefore(first, facts, zone);
    const after = stateBefore(end, facts, zone);
    const movement = (kind: string) => moved.filter((each) => each.kind === kind && isWithin(each));
    const payments = of('payment', within);
    const lost = -sum(movement('churned')) - sum(movement('contraction'));
    const failures = of('failure', within);
    const answers = (promise: string) =>
      of('answer', within).filter((answer) => answer.promise === promise);
    const inTime = (promise: string, most: number) =>
      percent(
        answers(promise).filter(({ hours }) => hours <= most).length,
        answers(promise).length,
      );
    const wait = (promise: string) => {
      const found = answers(promise);
      return found.length === 0
        ? null
        : tenth(found.reduce((all, { hours }) => all + hours, 0) / found.length);
    };
    const values: Partial<Record<SeriesMetric, () => Value>> = {
      revenue: () => dollars(sum(payments) - sum(of('refund', within))),
      refunds: () => dollars(sum(of('refund', within))),
      discounts: () => dollars(payments.reduce((all, { discount }) => all + discount, 0)),
      mrr: () => dollars(after.mrr),
      mrr_net: () => dollars(after.mrr - before.mrr),
      mrr_new: () => dollars(sum(movement('new'))),
      mrr_expansion: () => dollars(sum(movement('expansion'))),
      mrr_reactivated: () => dollars(sum(movement('reactivated'))),
      mrr_contraction: () => dollars(sum(movement('contraction'))),
      mrr_churned: () => dollars(sum(movement('churned'))),
      gross_mrr_churn: () => percent(lost, before.mrr),
      net_mrr_churn: () =>
        percent(lost - sum(movement('expansion')) - sum(movement('reactivated')), before.mrr),
      customers: () => after.customers,
      new_customers: () => movement('new').length,
      churned_customers: () => movement('churned').length,
      customer_churn: () => percent(movement('churned').length, before.customers),
      revenue_per_customer: () =>
        after.customers === 0 ? null : dollars(Math.round(after.mrr / after.customers)),
      orders: () => of('start', within).length,
      subscriptions: () => after.subscriptions,
      cancellations: () => of('end', within).length,
      failed_renewals: () => failures.length,
      recovered_renewals: () => of('recovery', within).length,
      renewal_recovery: () =>
        percent(
          failures.filter(({ at }) =>
            of('recovery', facts).some(({ failedAt }) => failedAt.getTime() === at.getTime()),
          ).length,
          failures.length,
        ),
      tickets: () => of('ticket', within).length,
      sales_answered_in_time: () => inTime('sales', promises.salesHours),
      sales_answer_time: () => wait('sales'),
      support_answered_in_time: () => inTime('support', promises.supportHours),
      support_answer_time: () => wait('support'),
      urgent_answered_in_time: () => inTime('urgent', promises.urgentHours),
      urgent_answer_time: () => wait('urgent'),
    };
    const value = values[metric];
    if (!value) throw new Error(`No recount of ${metric}`);
    return value();
  };
  return {
    whole,
    byInterval: (from: Date, to: Date, interval: Interval): Value[] =>
      cut(from, to, interval).map(([start, end]) => whole(start, end)),
  };
}

/** The pieces of a span that belong to the same day, week from Monday or month. */
function cut(from: Date, to: Date, interval: Interval): [Date, Date][] {
  const pieces: [Date, Date][] = [];
  for (let day = from; day < to; day = next(day)) {
    const isNew =
      interval === 'day' ||
      (interval === 'week' && day.getUTCDay() === 1) ||
      (interval === 'month' && day.getUTCDate() === 1);
    const last = pieces.at(-1);
    if (last && !isNew) last[1] = next(day);
    else pieces.push([day, next(day)]);
  }
  return pieces;
}

const next = (day: Date) => new Date(day.getTime() + 24 * 60 * 60_000);

export function revenueBy(
  by: 'product' | 'package',
  facts: readonly Fact[],
  zone: string,
  from: Date,
  to: Date,
): Record<string, string> {
  const cents = new Map<string, number>();
  for (const fact of [...of('payment', facts), ...of('refund', facts)]) {
    const day = localDay(zone, fact.at);
    if (day < text(from) || day >= text(to)) continue;
    const key = by === 'product' ? String(fact.productId) : fact.supportPackage;
    const signed = fact.kind === 'payment' ? fact.cents : -fact.cents;
    cents.set(key, (cents.get(key) ?? 0) + signed);
  }
  return Object.fromEntries(
    [...cents].filter(([, all]) => all !== 0).map(([key, all]) => [key, dollars(all)]),
  );
}

export function cohortsOf(
  facts: readonly Fact[],
  zone: string,
  months: readonly string[],
): Cohort[] {
  const beginnings = movements(facts).filter(({ kind }) => kind === 'new');
  return months.map((month, index) => {
    const mine = beginnings.filter(({ at }) => localDay(zone, at).startsWith(month));
    const buyers = new Set(mine.map(({ buyer }) => buyer));
    return {
      month: `${month}-01`,
      customers: mine.length,
      startMrr: dollars(sum(mine)),
      kept: months.slice(index).map((until) => {
        const left = stateBefore(`${until}-99`, facts, zone).of(buyers);
        return {
          customers: new Set(left.map(({ buyer }) => buyer)).size,
          mrr: dollars(sum(left)),
        };
      }),
    };
  });
}
