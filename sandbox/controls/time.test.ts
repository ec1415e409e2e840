import { describe, expect, test } from 'bun:test';
import { aSession } from '../testing/purchase.ts';
import { type StartedSandbox, start } from '../testing/start.ts';
import { aSubscription, dayOf, periodOf } from '../testing/subscription.ts';
import { aTemporaryFile } from '../testing/temporary-file.ts';

const bought = new Date('2026-01-31T12:00:00Z');

function startThen(): Promise<StartedSandbox> {
  return start({ now: () => bought });
}

describe('the real time', () => {
  test('renews subscriptions when they come due', async () => {
    const clock = { now: bought };
    await using shop = await start({ now: () => clock.now });
    const { id } = await aSubscription(shop.stripe);
    clock.now = new Date('2026-02-28T14:00:00Z');
    expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  });

  test('is caught up after a stop, with each event dated by its due time', async () => {
    using file = aTemporaryFile();
    const before = await start({ file: file.path, now: () => bought });
    const { id } = await aSubscription(before.stripe);
    await before.sandbox.stop();
    await using after = await start({
      file: file.path,
      now: () => new Date('2026-04-15T00:00:00Z'),
    });
    const { data } = await after.stripe.invoices.list({ subscription: id, status: 'paid' });
    expect(data.map(({ created }) => dayOf(created))).toEqual([
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
    ]);
  });
});

describe('advanced time', () => {
  test('survives a restart', async () => {
    using file = aTemporaryFile();
    const before = await start({ file: file.path, now: () => bought });
    before.sandbox.time.advanceTo(new Date('2026-03-01T00:00:00Z'));
    await before.sandbox.stop();
    await using after = await start({ file: file.path, now: () => bought });
    expect(after.sandbox.time.now()).toEqual(new Date('2026-03-01T00:00:00Z'));
    expect(after.sandbox.time.realNow()).toEqual(bought);
  });

  test('only moves forward, by at most three years at once', async () => {
    await using shop = await startThen();
    const { time } = shop.sandbox;
    expect(() => time.advanceTo(new Date('2026-01-31T11:59:59Z'))).toThrow(RangeError);
    expect(() => time.advanceTo(new Date('2029-03-01T00:00:00Z'))).toThrow(RangeError);
    expect(() => time.advanceTo(new Date('soon'))).toThrow(RangeError);
    expect(time.now()).toEqual(bought);
  });

  test('has no next renewal without a subscription', async () => {
    await using shop = await startThen();
    expect(shop.sandbox.time.advanceToNextRenewal()).toBeNull();
  });

  test('does not expire checkout sessions', async () => {
    await using shop = await startThen();
    const { stripe, sandbox } = shop;
    sandbox.time.advanceTo(new Date('2026-05-01T12:00:00Z'));
    const inAnHour = bought.getTime() / 1000 + 3600;
    const session = await aSession(stripe, { expires_at: inAnHour });
    expect(session).toMatchObject({ status: 'open', created: bought.getTime() / 1000 });
    const subscription = await aSubscription(stripe);
    expect(periodOf(subscription)).toEqual(['2026-05-01', '2026-06-01']);
  });
});
