import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { flagLines, flagOrder, openFlagsOf, settleFlags } from '#api/testing/order-flags';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { OrderFlagReason, SettledFlags } from '#contract/order-flags';
import { orderFlags } from '#db/schema/order-flags';
import type { OrderRow } from '#db/schema/orders';
import { describeFlagRow, raiseFlag } from './flags.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const refundFailed = (refundId: string) =>
  ({ code: 'refund_failed', params: { refundId } }) as const;
const duplicatePayment = { code: 'duplicate_payment', params: { sessionId: 'cs_1' } } as const;

const settle = (order: OrderRow, flags: SettledFlags) => settleFlags(shop(), order, flags);
const openFlags = (order: OrderRow) => openFlagsOf(shop().db, order);
const linesAbout = (order: OrderRow) => flagLines(shop(), order);
const flagsOf = ({ id }: OrderRow) =>
  shop().db.select().from(orderFlags).where(eq(orderFlags.orderId, id)).orderBy(orderFlags.id);

async function flagged(...reasons: OrderFlagReason[]) {
  const order = await anOrder(shop().db);
  const flags = await flagOrder(shop().db, order, ...reasons);
  return { order, flags, ids: flags.map(({ id }) => id) };
}

describe('a flag', () => {
  const raise = (order: OrderRow, reason: OrderFlagReason) =>
    shop().db.transaction((tx) => raiseFlag(tx, order, reason, (line) => shop().log.push(line)));

  test('is raised once, even by two processes at the same time', async () => {
    const order = await anOrder(shop().db);
    await Promise.all([raise(order, refundFailed('re_1')), raise(order, refundFailed('re_1'))]);
    await raise(order, refundFailed('re_1'));
    expect(await openFlags(order)).toEqual([refundFailed('re_1')]);
    expect(linesAbout(order)).toHaveLength(1);
  });

  test('is separate for a different code, parameters or order', async () => {
    const [order, other] = [await anOrder(shop().db), await anOrder(shop().db)];
    const reasons = [refundFailed('re_1'), refundFailed('re_2'), duplicatePayment];
    for (const reason of reasons) await raise(order, reason);
    await raise(other, refundFailed('re_1'));
    expect(await openFlags(order)).toEqual(reasons);
    expect(await openFlags(other)).toEqual([refundFailed('re_1')]);
  });

  test('is not raised again after it is settled', async () => {
    const { order, ids } = await flagged(refundFailed('re_1'));
    await settle(order, { flagIds: ids });
    await raise(order, refundFailed('re_1'));
    expect(await openFlags(order)).toEqual([]);
    expect(linesAbout(order)).toEqual([]);
  });

  test('includes its code, its sentence and the fields of earlier versions', async () => {
    const { order, flags } = await flagged(duplicatePayment, refundFailed('re_1'));
    const [first, second] = flags.map((flag) => ({ id: flag.id, text: describeFlagRow(flag) }));
    const response = await settle(order, { flagIds: [first?.id ?? 0] });
    expect(await response.json()).toMatchObject({
      flags: [
        { ...first, code: 'duplicate_payment', settledAt: expect.any(String) },
        { ...second, code: 'refund_failed', settledAt: null },
      ],
      paymentFlags: [second?.text],
      settledFlags: [{ text: first?.text, settledAt: expect.any(String) }],
    });
  });
});

describe('settling', () => {
  test('succeeds for two admins who review the same flags; the first is recorded', async () => {
    const { order, ids } = await flagged(duplicatePayment, refundFailed('re_1'));
    const answers = await Promise.all([
      settle(order, { flagIds: ids }),
      settle(order, { flagIds: ids.toReversed() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await flagsOf(order);
    expect(first?.settledAt).toBeInstanceOf(Date);
    expect(first?.settledBy).toBeNumber();
    expect(second).toMatchObject({ settledAt: first?.settledAt, settledBy: first?.settledBy });
  });

  test('leaves newly raised flags open and returns them', async () => {
    const { order, ids } = await flagged(duplicatePayment, refundFailed('re_1'));
    const response = await settle(order, { flagIds: ids.slice(0, 1) });
    expect((await response.json()).paymentFlags).toHaveLength(1);
    expect(await openFlags(order)).toEqual([refundFailed('re_1')]);
  });

  test('accepts sentences sent by a page of an earlier version', async () => {
    const { order, flags } = await flagged(duplicatePayment, refundFailed('re_1'));
    const paymentFlags = flags.slice(1).map(describeFlagRow);
    expect((await settle(order, { paymentFlags })).status).toBe(200);
    expect(await openFlags(order)).toEqual([duplicatePayment]);
    expect((await settle(order, { paymentFlags: ['Paid thrice'] })).status).toBe(409);
  });

  test('adds the flag and the time to the timeline', async () => {
    const { order, flags } = await flagged(duplicatePayment);
    await settle(order, { flagIds: flags.map(({ id }) => id) });
    const [settled] = await flagsOf(order);
    const path = `/api/orders/${order.orderId}/timeline`;
    const { cookie } = await shop().signIn({ isAdmin: true });
    const events = await (await shop().get(path, { cookie })).json();
    expect(events.at(-1)).toEqual({
      kind: 'flag_settled',
      at: settled?.settledAt?.toISOString(),
      amount: null,
      detail: flags.map(describeFlagRow).join(),
    });
  });

  test('refuses another order’s flag and changes nothing', async () => {
    const { order, ids } = await flagged(duplicatePayment);
    const another = await flagged(duplicatePayment);
    const response = await settle(order, { flagIds: [...ids, ...another.ids] });
    expect(response.status).toBe(409);
    expect((await response.json()).detail).toContain('none were marked as resolved');
    expect(await openFlags(order)).toEqual([duplicatePayment]);
  });

  test('refuses a request without a flag', async () => {
    const { order } = await flagged(duplicatePayment);
    for (const body of [{}, { flagIds: [] }, { paymentFlags: [] }]) {
      expect((await settle(order, body)).status).toBe(400);
    }
  });
});
