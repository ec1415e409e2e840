import { expect, test } from 'bun:test';
import {
  chargeMovement,
  type Movement,
  recordMovement,
  refundsOf,
} from '#api/commerce/payments/ledger';
import { anOrder } from '#api/testing/orders';
import { seeded, seedFor } from '#api/testing/seeded';
import { testShop } from '#api/testing/shop';
import type { TaxReport, TaxReportRow } from '#contract/analytics-reports';
import { orderTaxes } from '#db/schema/order-taxes';
import { moveToZone } from './day-zone.ts';

const shop = testShop();

type Sale = Pick<TaxReportRow, 'country' | 'rate' | 'reverseCharge'>;

const sales: readonly Sale[] = [
  { country: null, rate: null, reverseCharge: false },
  { country: 'DE', rate: '19', reverseCharge: false },
  { country: 'FR', rate: null, reverseCharge: true },
  { country: 'US', rate: '8.875', reverseCharge: false },
  { country: 'CH', rate: null, reverseCharge: false },
];
const zone = 'America/New_York';
const recounted = ['payments', 'net', 'tax', 'refundedNet', 'refundedTax'] as const;

test('equals a recount from the ledger after a random history', async () => {
  const { below } = seeded(seedFor('tax report'));
  await moveToZone(shop().db, zone);
  const instant = () => new Date(Date.UTC(2026, 0, 1) + below(120 * 24 * 60) * 60_000);
  const written: (Movement & Sale)[] = [];
  for (const sale of sales) {
    const order = await anOrder(shop().db);
    const { country, rate, reverseCharge } = sale;
    if (country !== null) {
      const tax = { orderId: order.id, country, percentage: rate, reverseCharge };
      await shop()
        .db.insert(orderTaxes)
        .values({ ...tax, mode: 'rates' });
    }
    for (let charges = 0; charges < 12; charges += 1) {
      const cents = 1000 + below(20_000);
      const charge = {
        invoiceId: crypto.randomUUID(),
        cents,
        discountCents: 0,
        taxCents: Math.round((cents * Number(rate ?? 0)) / (100 + Number(rate ?? 0))),
        taxRate: rate && { name: 'VAT', percentage: rate, inclusive: true },
        reverseCharge,
        paidAt: instant(),
      } as Parameters<typeof chargeMovement>[1];
      const refunds = Array.from({ length: below(4) }, () => ({
        refundId: crypto.randomUUID(),
        invoiceId: charge.invoiceId,
        cents: 1 + below(cents / 4),
        status: 'succeeded' as const,
        hasLeft: true,
        cameBackAt: below(3) === 0 ? instant() : null,
        requestId: null,
        createdAt: instant(),
      }));
      const movements = refundsOf(order, charge, refunds).flatMap((refund) => refund.movements);
      for (const movement of [chargeMovement(order, charge), ...movements]) {
        await recordMovement(shop().db, movement);
        written.push({ ...movement, ...sale });
      }
    }
  }

  const { cookie } = await shop().signIn({ isAdmin: true });
  const days = 'from=2026-01-15&to=2026-04-20';
  const report: TaxReport = await (
    await shop().get(`/api/analytics/tax?${days}`, { cookie })
  ).json();
  expect(byKey(report.rows)).toEqual(recount(written, '2026-01-15', '2026-04-20'));
  const sum = (name: (typeof recounted)[number]) =>
    report.rows.reduce((cents, row) => cents + Math.round(100 * Number(row[name])), 0);
  expect(Math.round(100 * Number(report.taxDue))).toBe(sum('tax') - sum('refundedTax'));

  const revenue = await shop().get(`/api/analytics/revenue?by=product&${days}`, { cookie });
  const parts: { revenue: string }[] = await revenue.json();
  const net = parts.reduce((cents, part) => cents + Math.round(100 * Number(part.revenue)), 0);
  expect(net).toBe(sum('net') - sum('refundedNet'));

  const csv = await shop().get(`/api/analytics/tax?${days}`, { cookie, accept: 'text/csv' });
  expect(csv.headers.get('content-disposition')).toContain('tax-2026-01-15-to-2026-04-19.csv');
  expect((await csv.text()).split('\r\n')[0]).toBe(
    'Month,Country,Rate (%),Reverse charge,Payments,Net,Tax,Refunded net,Refunded tax,Currency',
  );
});

/** Goes through every row of the ledger. Shares no code with the report. */
function recount(rows: readonly (Movement & Sale)[], from: string, to: string) {
  const sums = new Map<string, Record<(typeof recounted)[number], number>>();
  for (const { occurredAt, kind, providerId, amount, tax = 0, ...sale } of rows) {
    const day = occurredAt.toLocaleDateString('en-CA', { timeZone: zone });
    if (day < from || day >= to) continue;
    const key = keyOf({ ...sale, month: `${day.slice(0, 7)}-01` });
    const sum = sums.get(key) ?? { payments: 0, net: 0, tax: 0, refundedNet: 0, refundedTax: 0 };
    sums.set(key, sum);
    if (kind === 'paid' && !providerId.includes(':')) {
      sum.payments += 1;
      sum.net += amount - tax;
      sum.tax += tax;
    } else {
      const sign = kind === 'refund' ? 1 : -1;
      sum.refundedNet += sign * (amount - tax);
      sum.refundedTax += sign * tax;
    }
  }
  return Object.fromEntries(sums);
}

function byKey(rows: readonly TaxReportRow[]) {
  return Object.fromEntries(
    rows.map(({ payments, net, tax, refundedNet, refundedTax, ...of }) => {
      const [first, second, third, fourth] = [net, tax, refundedNet, refundedTax].map((amount) =>
        Math.round(100 * Number(amount)),
      );
      const sums = { payments, net: first, tax: second, refundedNet: third, refundedTax: fourth };
      return [keyOf(of), sums];
    }),
  );
}

function keyOf({ month, country, rate, reverseCharge }: Sale & { month: string }): string {
  return [month, country, rate, reverseCharge].join(' ');
}
