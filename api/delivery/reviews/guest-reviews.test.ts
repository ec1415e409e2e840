import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { claimGuestOrders } from '#api/commerce/orders/guest-link';
import { anAnswer } from '#api/testing/an-answer';
import { anOrderInReview, aRemark } from '#api/testing/reviews';
import { testShop } from '#api/testing/shop';
import type { RemarkPatch, Review } from '#contract/reviews';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { rateLimits } from '#db/schema/rate-limits';
import { mailPreview } from './mails.ts';

setDefaultTimeout(20_000);
const shop = testShop({ checkAddress: async () => anAnswer() });
const limited = testShop({ rateLimits: true });
const dayMs = 24 * 60 * 60 * 1000;

/** A guest who reviews a preview by the link of their order. */
async function aGuestReviewer(values: Partial<typeof orders.$inferInsert> = {}, at = shop()) {
  const order = await anOrderInReview(at, values);
  const token = at.mail.orderLinks.tokenFor({ id: order.id, version: 1 });
  const path = `/api/guest/orders/${token}/review`;
  const call = (method: string, rest: string, body?: unknown) =>
    at.send(method, `${path}${rest}`, body);
  return {
    order,
    token,
    path,
    call,
    save: (id: string, patch: Partial<RemarkPatch> = {}) =>
      call('PATCH', `/remarks/${id}`, aRemark(patch)),
    read: async (): Promise<Review> => (await at.get(path)).json(),
    send: (round = 1) => call('POST', '/send', { round }),
    approve: (round = 1, name = 'Ada Lovelace') => call('POST', '/approve', { round, name }),
  };
}

const find = (id: number) => shop().db.query.orders.findFirst({ where: eq(orders.id, id) });

/** What each call of the link answers. */
async function statuses({ call, save, send, approve }: Awaited<ReturnType<typeof aGuestReviewer>>) {
  const answers = [
    await call('GET', ''),
    await call('GET', '/frame'),
    await save(crypto.randomUUID()),
    await call('DELETE', `/remarks/${crypto.randomUUID()}`),
    await send(),
    await approve(),
  ];
  return answers.map(({ status }) => status);
}

describe('a guest with the order’s link', () => {
  test('writes remarks, deletes one and sends the round', async () => {
    const { order, save, call, read, send } = await aGuestReviewer();
    const [kept, deleted] = [crypto.randomUUID(), crypto.randomUUID()];
    expect((await save(kept)).status).toBe(200);
    expect((await save(deleted, { text: 'No.' })).status).toBe(200);
    expect((await call('DELETE', `/remarks/${deleted}`)).status).toBe(200);
    expect((await read()).drafts).toMatchObject([{ id: kept, text: 'The phone number is wrong.' }]);
    expect((await send()).status).toBe(200);
    expect(await read()).toMatchObject({
      state: 'working',
      drafts: [],
      rounds: [{ number: 1, remarks: [{ id: kept }] }],
    });
    expect(await find(order.id)).toMatchObject({ stage: 'development' });
  });

  test('approves the website by name, and the shop hears of it', async () => {
    const { order, approve, read } = await aGuestReviewer();
    expect((await approve(1, ' ')).status).toBe(400);
    expect((await approve()).status).toBe(200);
    expect(await read()).toMatchObject({
      state: 'approved',
      rounds: [{ approvedName: 'Ada Lovelace' }],
    });
    expect(await find(order.id)).toMatchObject({ stage: 'release' });
    const [mail] = await shop()
      .db.select()
      .from(mails)
      .where(eq(mails.key, `website-approved:${order.orderId}:1`));
    expect(mail?.text).toContain('Approved by: Ada Lovelace');
  });

  test('learns what a save in another tab replaced', async () => {
    const { save } = await aGuestReviewer();
    const id = crypto.randomUUID();
    await save(id);
    await save(id, { text: 'Wrong phone.', version: 1 });
    const later = await save(id, { text: 'Wrong street.', version: 1 });
    expect(await later.json()).toMatchObject({ replaced: 'Wrong phone.' });
  });

  test('learns whether the preview can be shown in a frame', async () => {
    const { call } = await aGuestReviewer();
    expect(await (await call('GET', '/frame')).json()).toEqual({ allowed: true });
  });

  test('can’t take another person’s file as a screenshot', async () => {
    const { save, read } = await aGuestReviewer();
    const { cookie } = await shop().signIn({ isVerified: true });
    const uploaded = await shop().app.handle(
      new Request('http://localhost:3000/api/attachments?name=screen.png', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/octet-stream' },
        body: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      }),
    );
    const { id: screenshotId }: { id: string } = await uploaded.json();
    expect((await save(crypto.randomUUID(), { screenshotId })).status).toBe(400);
    expect((await read()).drafts).toEqual([]);
  });

  test('never reaches another order’s remark', async () => {
    const ada = await aGuestReviewer();
    const byron = await aGuestReviewer();
    const id = crypto.randomUUID();
    await ada.save(id);
    expect((await byron.save(id, { text: 'Mine.' })).status).toBe(404);
    expect((await byron.call('DELETE', `/remarks/${id}`)).status).toBe(404);
    expect((await ada.read()).drafts[0]?.text).toBe('The phone number is wrong.');
  });

  test('finds the review by email, and keeps it after joining an account', async () => {
    const { order, token, save, send } = await aGuestReviewer();
    const id = crypto.randomUUID();
    await save(id);
    await send();
    await mailPreview(shop().db, shop().mail, order, shop().clock.now());
    const sent = await shop().db.select().from(mails).where(eq(mails.kind, 'preview-ready'));
    const mail = sent.find(({ key }) => key.includes(order.orderId));
    expect(mail?.text).toContain(`/order/${token.slice(0, 10)}`);
    const { id: customerId, cookie } = await shop().signIn({ isVerified: true });
    await claimGuestOrders(shop().db, customerId, order.customerEmail);
    const own = `/api/customer/subscriptions/${order.orderId}/review`;
    expect(await (await shop().get(own, { cookie })).json()).toMatchObject({
      rounds: [{ number: 1, remarks: [{ id }] }],
    });
  });
});

describe('the review behind a link', () => {
  const gone = [404, 404, 404, 404, 404, 404];

  test('ends with the order’s other pages once an account has the order', async () => {
    const reviewer = await aGuestReviewer();
    const { id: customerId } = await shop().signIn();
    await shop().db.update(orders).set({ customerId }).where(eq(orders.id, reviewer.order.id));
    expect(await statuses(reviewer)).toEqual(gone);
  });

  test('ends when the shop revokes the link', async () => {
    const reviewer = await aGuestReviewer();
    const { cookie } = await shop().signIn({ isAdmin: true });
    const revoke = `/api/orders/${reviewer.order.id}/links`;
    await shop().send('DELETE', revoke, undefined, { cookie });
    expect(await statuses(reviewer)).toEqual(gone);
  });

  test('ends 90 days after the last step', async () => {
    const reviewer = await aGuestReviewer();
    shop().clock.shiftMs = 91 * dayMs;
    try {
      expect(await statuses(reviewer)).toEqual(gone);
    } finally {
      shop().clock.shiftMs = 0;
    }
  });

  test('is limited for each network, and its saves for each order', async () => {
    const { save, call } = await aGuestReviewer({}, limited());
    const use = (limit: string, count: number) =>
      limited().db.update(rateLimits).set({ count }).where(eq(rateLimits.limit, limit));
    const id = crypto.randomUUID();
    expect((await save(id)).status).toBe(200);
    expect((await call('GET', '')).status).toBe(200);
    await use('review save, order', 3_000);
    expect((await save(id)).status).toBe(429);
    await use('order link, address', 1_200);
    for (const answer of [
      await call('GET', ''),
      await call('DELETE', `/remarks/${id}`),
      await call('POST', '/send', { round: 1 }),
      await call('POST', '/approve', { round: 1, name: 'Ada Lovelace' }),
    ]) {
      expect(answer.status).toBe(429);
    }
  });
});
