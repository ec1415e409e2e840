import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('promised_hours');

async function rows(statement: string) {
  return (await client().query(statement))?.rows;
}

const paid = '2026-03-01T10:00:00Z';
const after = (hours: number) =>
  new Date(Date.parse(paid) + hours * 60 * 60 * 1000).toISOString().replace('.000Z', 'Z');
const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`);

/** `pauses`: in hours after the payment, the last one last. */
function anOrder(
  name: string,
  { starts, pauses = [], delivered = null }: Partial<OldOrder> = {},
): string {
  const at = (hours: number | null | undefined) => quoted(hours == null ? null : after(hours));
  const last = pauses.at(-1);
  const earlier = pauses.slice(0, -1).map(([since, until]) => ({
    ...{ reason: 'brief', since: after(since), until: after(until ?? 0) },
  }));
  return `(${quoted(name)}, ${at(starts)}, ${at(last?.[0])}, ${at(last?.[1])},
    ${quoted(JSON.stringify(earlier))}, ${last ? "'brief'" : 'null'}, ${at(delivered)})`;
}

type OldOrder = {
  starts: number;
  pauses: [number, number | null][];
  delivered: number | null;
};

beforeAll(async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at, paid_at, clock_start_at, paused_at, resumed_at, earlier_pauses,
      pause_reason, delivered_at
    )
    select name, id, 'a', 'a@example.com', 'a', 'none', 50, 50, 50, 50, '1', now(), '${paid}',
      starts::timestamptz, since::timestamptz, until::timestamptz, earlier::jsonb, reason,
      delivered::timestamptz
    from products, (values
      ${[
        anOrder('plain', { delivered: 48 }),
        anOrder('paused', { starts: 1.25, pauses: [[0, 1.25]] }),
        anOrder('waits', { pauses: [[0, null]] }),
        anOrder('slow', { starts: 120, delivered: 160 }),
        anOrder('slow, waits', { starts: 24, pauses: [[0, null]] }),
        anOrder('slow, paused', {
          ...{ starts: 24 + 5.5, delivered: 77.6 },
          pauses: [
            [0, 5],
            [8, 8.5],
          ],
        }),
        anOrder('fast', { starts: -24, delivered: 30 }),
        anOrder('lost pauses', { starts: 3.7 }),
      ].join(',\n')}
    ) as old (name, starts, since, until, earlier, reason, delivered);
  `);
  await client().exec(`
    insert into shop_settings (section, version, value, changed_by)
      values ('delivery', 1, '{"withinHours": 24}', 'a'), ('delivery', 2, '{"withinHours": 168}', 'a');
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at
    )
    select 'unpaid', id, 'a', 'a@example.com', 'a', 'none', 50, 50, 50, 50, '1', now() from products;
  `);
  await applyRemainingMigrations(client());
}, 60_000);

test('finds what orders were promised, and leaves every deadline where it was', async () => {
  const hoursFromPayment = (instant: string) =>
    `(extract(epoch from ${instant} - paid_at) / 3600)::real`;
  expect(
    await rows(`select order_id as name, promised_hours as hours,
      ${hoursFromPayment('clock_start_at')} as starts from orders order by id`),
  ).toEqual([
    { name: 'plain', hours: 48, starts: null },
    { name: 'paused', hours: 48, starts: 1.25 },
    { name: 'waits', hours: 48, starts: null },
    { name: 'slow', hours: 168, starts: null },
    { name: 'slow, waits', hours: 72, starts: null },
    { name: 'slow, paused', hours: 72, starts: 5.5 },
    { name: 'fast', hours: 24, starts: null },
    { name: 'lost pauses', hours: 48, starts: 3.7 },
    { name: 'unpaid', hours: 168, starts: null },
  ]);
});

test('counts the deliveries in the time that each order was promised', async () => {
  expect(
    await rows(`select part, count::integer from totals where name = 'deliveries_by_day'
      union all select part_of_sum(name, at, part, 'UTC'), count::integer from dated_deltas
      where name = 'deliveries_by_day' order by 1`),
  ).toEqual([
    { part: '2026-03-02:late', count: 1 },
    { part: '2026-03-03:in_time', count: 1 },
    { part: '2026-03-04:late', count: 1 },
    { part: '2026-03-08:in_time', count: 1 },
  ]);
});
