import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { findOrder } from '#api/testing/orders';
import {
  expansion,
  pendingChange,
  planProcesses,
  regular,
  yearly,
} from '#api/testing/plan-processes';
import { asPurchased, planDesk, refusal } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { planChanges } from '#db/schema/plan-changes';

setDefaultTimeout(20_000);

const shop = testShop();
const { paid, planMails, planOf, preview, take, taken } = planDesk(shop);
const { beside, held } = planProcesses(shop);

afterEach(() => {
  shop().clock.shiftMs = 0;
});

describe('two processes', () => {
  test('make one change, however slow the first one is', async () => {
    const of = await aSubscriber(shop());
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    shop().clock.shiftMs = 40_000;
    expect(await beside().change(of, expansion)).toBe(pendingChange);
    slow.letGo();
    expect(await first).toBe('applied');
    await shop().sandbox.webhooks.settled();
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('both return the same change, made once', async () => {
    const of = await aSubscriber(shop());
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    const other = beside();
    const second = other.change(of, regular);
    await other.found;
    slow.letGo();
    expect(await Promise.all([first, second])).toEqual(['applied', 'applied']);
    await shop().sandbox.webhooks.settled();
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('both report a declined card, charged once', async () => {
    const of = await aSubscriber(shop());
    shop().sandbox.cards.decline(of.order.stripeSubscriptionId ?? '', true);
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    const other = beside({
      changePlan: () => Promise.reject(new Error('It asks the card again')),
    });
    const second = other.change(of, regular);
    await other.found;
    slow.letGo();
    const sentences = await Promise.all([first, second]);
    expect(sentences[0]).toStartWith('Your card was declined');
    expect(sentences[1]).toBe(sentences[0]);
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
  });

  test('refuse the second change if the plan changed since its quote', async () => {
    const of = await aSubscriber(shop());
    const slow = held('previewPlan');
    const second = beside(slow.provider).change(of, expansion);
    await slow.reached;
    expect(await beside().change(of, regular)).toBe('applied');
    slow.letGo();
    expect(await second).toStartWith('This plan was just changed elsewhere.');
    await shop().sandbox.webhooks.settled();
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
  });
});

describe('a price', () => {
  test('from before the last change is not accepted for the current plan', async () => {
    const of = await aSubscriber(shop());
    const { pricedAt } = await preview(of, expansion);
    await taken(of, regular);
    const { db, clock } = shop();
    const made = { updatedAt: new Date(clock.now().getTime() + 2000) };
    await db.update(planChanges).set(made).where(eq(planChanges.orderId, of.order.id));
    const [status, sentence] = await refusal(await take(of, { ...expansion, pricedAt }));
    expect([status, sentence.startsWith('This plan was just changed')]).toEqual([409, true]);
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
  });

  test('requested during a change does not undo it', async () => {
    const of = await aSubscriber(shop());
    const { provider } = shop();
    const answered = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const other = beside({
      async subscription(id) {
        const before = await provider.subscription(id);
        answered.resolve();
        await gate.promise;
        return before;
      },
    });
    const late = other.preview(of, expansion);
    await answered.promise;
    await taken(of, regular);
    gate.resolve();
    expect(await late).toStartWith('This plan was just changed');
    expect(await planOf(of.order.orderId)).toMatchObject({ supportPackage: 'regular' });
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });
});

describe('the same change again', () => {
  test('with the same quote returns the change that was made', async () => {
    const of = await aSubscriber(shop());
    const { pricedAt } = await preview(of, regular);
    const shown = { ...regular, pricedAt };
    await taken(of, shown);
    expect((await taken(of, shown)).totalAmount).toBe('69.00');
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('without a quote time is refused as the current plan', async () => {
    const of = await aSubscriber(shop());
    await taken(of, regular);
    const again = await refusal(await take(of, regular));
    expect(again).toEqual([409, 'You already have this plan.']);
  });
});

describe('a cancellation', () => {
  test('waits for a running change and then ends the new period', async () => {
    const of = await aSubscriber(shop());
    const cancel = () =>
      shop().post(`/api/customer/subscriptions/${of.order.id}/cancel`, {}, { cookie: of.cookie });
    const slow = held('changePlan');
    const change = beside(slow.provider).change(of, yearly);
    await slow.reached;
    const [status, sentence] = await refusal(await cancel());
    expect([status, sentence.includes('is being changed. Try again')]).toEqual([409, true]);
    slow.letGo();
    expect(await change).toBe('applied');

    expect((await cancel()).status).toBe(201);
    const { nextChargeAt } = await findOrder(shop(), of.order.orderId);
    const request = await shop().db.query.cancellationRequests.findFirst({
      where: eq(cancellationRequests.orderId, of.order.id),
    });
    expect(request?.paidUntil).toEqual(nextChargeAt);
    expect(nextChargeAt).not.toEqual(of.order.nextChargeAt);
  });
});
