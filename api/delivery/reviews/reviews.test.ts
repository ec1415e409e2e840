import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anAnswer } from '#api/testing/an-answer';
import { anOrderInReview, aRemark } from '#api/testing/reviews';
import { testShop } from '#api/testing/shop';
import type { StageChange } from '#contract/delivery-stages';
import type { Problem } from '#contract/problem';
import type { OrderReview, RemarkPatch, Review, SavedRemark } from '#contract/reviews';
import { attachments } from '#db/schema/attachments';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import { reviewRounds } from '#db/schema/reviews';
import { mailPreview } from './mails.ts';

setDefaultTimeout(20_000);
const shop = testShop({
  checkAddress: async (address) =>
    anAnswer(address.includes('refuses') ? { refusesFrames: true } : {}),
});
const hourMs = 60 * 60 * 1000;
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

afterEach(() => {
  shop().clock.shiftMs = 0;
});

/** A customer who reviews a preview. */
async function aReviewer(values: Partial<typeof orders.$inferInsert> = {}) {
  const { id: customerId, cookie } = await shop().signIn({ isVerified: true });
  const order = await anOrderInReview(shop(), { customerId, ...values });
  const path = `/api/customer/subscriptions/${order.orderId}/review`;
  const call = (method: string, rest: string, body?: unknown) =>
    shop().send(method, `${path}${rest}`, body, { cookie });
  const save = (id: string, patch: Partial<RemarkPatch> = {}) =>
    call('PATCH', `/remarks/${id}`, aRemark(patch));
  return {
    order,
    cookie,
    path,
    call,
    save,
    read: async (): Promise<Review> => (await shop().get(path, { cookie })).json(),
    send: (round = 1) => call('POST', '/send', { round }),
    approve: (round = 1, name = 'Ada Lovelace') => call('POST', '/approve', { round, name }),
  };
}

async function saved(response: Response): Promise<SavedRemark> {
  expect(response.status).toBe(200);
  return response.json();
}

async function sentence(response: Response, status = 409): Promise<string> {
  expect(response.status).toBe(status);
  return (await response.json()).detail;
}

const find = ({ id }: OrderRow) => shop().db.query.orders.findFirst({ where: eq(orders.id, id) });
const mailsOf = async (kind: string, { orderId }: OrderRow) =>
  (await shop().db.select().from(mails)).filter(
    (mail) => mail.kind === kind && mail.key.includes(orderId),
  );

/** An admin moves an order to the next review. */
async function moveToReview(order: OrderRow, change: Partial<StageChange> = {}) {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const { stageVersion: version } = (await find(order)) ?? {};
  const body = { stage: 'review', version, ...change };
  return shop().send('PATCH', `/api/orders/${order.id}/stage`, body, { cookie });
}

/** The next preview is shown, whether the remarks about the last one are answered or not. */
async function shownAgain(order: OrderRow) {
  expect((await moveToReview(order, { allowUnanswered: true })).status).toBe(200);
}

async function upload(cookie: string, bytes: BodyInit, name = 'screen.png') {
  return shop().app.handle(
    new Request(`http://localhost:3000/api/attachments?name=${name}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: bytes,
    }),
  );
}

async function uploaded(cookie: string, bytes: BodyInit = picture): Promise<string> {
  const response = await upload(cookie, bytes);
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

describe('a remark', () => {
  test('is saved once, however often a page sends it', async () => {
    const { save, read } = await aReviewer();
    const id = crypto.randomUUID();
    await Promise.all([save(id), save(id), save(id)].map(async (one) => saved(await one)));
    const { drafts, number } = await read();
    expect(number).toBe(1);
    expect(drafts).toEqual([
      {
        id,
        page: '/contact',
        pin: { x: 42.5, y: 10, width: 390 },
        version: 1,
        text: 'The phone number is wrong.',
        screenshot: null,
        answer: null,
        reason: null,
        answeredAt: null,
      },
    ]);
  });

  test('of two tabs is the later one, which learns what it replaced', async () => {
    const { save } = await aReviewer();
    const id = crypto.randomUUID();
    await saved(await save(id));
    const first = await saved(await save(id, { text: 'Wrong phone.', version: 1 }));
    expect(first).toMatchObject({ replaced: null, remark: { version: 2 } });
    const second = await saved(await save(id, { text: 'Wrong street.', version: 1 }));
    expect(second).toMatchObject({ replaced: 'Wrong phone.', remark: { text: 'Wrong street.' } });
  });

  test('keeps its place when others are deleted', async () => {
    const { save, call, read } = await aReviewer();
    const [first, second, third] = [1, 2, 3].map(() => crypto.randomUUID());
    for (const id of [first, second, third]) await saved(await save(String(id)));
    expect((await call('DELETE', `/remarks/${first}`)).status).toBe(200);
    expect((await call('DELETE', `/remarks/${first}`)).status).toBe(404);
    expect((await read()).drafts.map(({ id }) => id)).toEqual([String(second), String(third)]);
  });

  test.each([
    ['a page of another website', { page: '//evil.example/' }],
    ['no text', { text: '  ' }],
    ['a pin beside the frame', { pin: { x: 101, y: 0, width: 390 } }],
    ['a text that is too long', { text: 'x'.repeat(2001) }],
  ])('with %s is refused', async (_, patch) => {
    const { save, read } = await aReviewer();
    expect((await save(crypto.randomUUID(), patch)).status).toBe(400);
    expect((await read()).drafts).toEqual([]);
  });

  test('can’t be written over another customer’s', async () => {
    const ada = await aReviewer();
    const byron = await aReviewer();
    const id = crypto.randomUUID();
    await saved(await ada.save(id));
    expect((await byron.save(id, { text: 'Mine.' })).status).toBe(404);
    expect((await byron.call('DELETE', `/remarks/${id}`)).status).toBe(404);
    const foreign = `${ada.path}/remarks/${id}`;
    const headers = { cookie: byron.cookie };
    expect((await shop().send('PATCH', foreign, aRemark(), headers)).status).toBe(404);
    expect((await ada.read()).drafts[0]?.text).toBe('The phone number is wrong.');
  });

  test('number 101 of a round is refused', async () => {
    const { save } = await aReviewer();
    for (let count = 0; count < 100; count++) await saved(await save(crypto.randomUUID()));
    expect(await sentence(await save(crypto.randomUUID()))).toContain('at most 100 remarks');
  }, 60_000);
});

describe('a screenshot', () => {
  test('is seen by its customer and by admins only, and replaced', async () => {
    const { save, cookie, read } = await aReviewer();
    const id = crypto.randomUUID();
    const [first, second] = [await uploaded(cookie), await uploaded(cookie)];
    await saved(await save(id, { screenshotId: first }));
    const { cookie: admin } = await shop().signIn({ isAdmin: true });
    const { cookie: stranger } = await shop().signIn();
    const look = async (as: string) =>
      (await shop().get(`/api/attachments/${first}`, { cookie: as })).status;
    expect([await look(cookie), await look(admin), await look(stranger)]).toEqual([200, 200, 404]);
    await saved(await save(id, { screenshotId: second, version: 1 }));
    expect((await read()).drafts[0]).toMatchObject({ version: 2, screenshot: { id: second } });
  });

  test('stays when unsent files are deleted, until its remark is deleted', async () => {
    const { save, call, cookie } = await aReviewer();
    const id = crypto.randomUUID();
    const screenshotId = await uploaded(cookie);
    await saved(await save(id, { screenshotId }));
    const rows = () => shop().db.select().from(attachments).where(eq(attachments.id, screenshotId));
    shop().clock.shiftMs = 26 * hourMs;
    await shop().services.attachments.sweep();
    expect(await rows()).toHaveLength(1);
    await call('DELETE', `/remarks/${id}`);
    await shop().services.attachments.sweep();
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['a text', 'only words'],
    ['a PDF', '%PDF-1.7\n'],
  ])('that is %s is refused', async (_, bytes) => {
    const { save, cookie, read } = await aReviewer();
    const screenshotId = await uploaded(cookie, bytes);
    const response = await save(crypto.randomUUID(), { screenshotId });
    expect(await sentence(response, 400)).toContain('must be a PNG');
    expect((await read()).drafts).toEqual([]);
  });

  test('that is a web page in disguise isn’t stored', async () => {
    const { cookie } = await aReviewer();
    const response = await upload(cookie, '<html><script>alert(1)</script>');
    if (response.status === 201) expect((await response.json()).type).toBe('text/plain');
    else expect(response.status).toBe(415);
  });

  test('of someone else can’t be taken', async () => {
    const { cookie } = await aReviewer();
    const { save } = await aReviewer();
    const screenshotId = await uploaded(cookie);
    expect((await save(crypto.randomUUID(), { screenshotId })).status).toBe(400);
  });
});

describe('sending', () => {
  test('happens once, resumes the clock and tells the shop', async () => {
    const reviewer = await aReviewer();
    const { order, save, send } = reviewer;
    expect(await find(order)).toMatchObject({ pauseReason: 'approval', resumedAt: null });
    await saved(await save(crypto.randomUUID()));
    shop().clock.shiftMs = 5 * hourMs;
    const heard: string[] = [];
    await shop().database.listen('admins', (payload) => {
      // Empty when the connection is made.
      if (payload === '') return;
      const { kind, id } = JSON.parse(payload);
      if (id === order.id) heard.push(kind);
    });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    while (heard.length === 0) await Bun.sleep(10);
    const after = await find(order);
    expect(after).toMatchObject({ stage: 'development', resumedAt: expect.any(Date) });
    const moved = Number(after?.clockStartAt) - Number(order.paidAt);
    expect(Math.abs(moved - 5 * hourMs)).toBeLessThan(60_000);
    const [mail, ...more] = await mailsOf('review-sent', order);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Delivery: We’ll deliver by ');
    expect(heard).toEqual(['review.sent']);
    const { state, drafts, rounds } = await reviewer.read();
    expect({ state, drafts, rounds: rounds.length }).toEqual({
      state: 'working',
      drafts: [],
      rounds: 1,
    });
  });

  test('needs a remark, and leaves what was sent as it is', async () => {
    const { save, send, call } = await aReviewer();
    expect(await sentence(await send())).toContain('at least one remark');
    const id = crypto.randomUUID();
    await saved(await save(id));
    expect((await send()).status).toBe(200);
    expect(await sentence(await save(id, { text: 'Other', version: 1 }))).toContain('no preview');
    expect((await call('DELETE', `/remarks/${id}`)).status).toBe(409);
  });

  test('begins a next round, and a page of the last one can’t end it', async () => {
    const { order, save, send, approve, read } = await aReviewer();
    const id = crypto.randomUUID();
    await saved(await save(id));
    await send();
    await shownAgain(order);
    expect(await read()).toMatchObject({ state: 'open', number: 2, rounds: [{ number: 1 }] });
    expect(await sentence(await save(id, { version: 1 }))).toContain('already sent');
    expect(await sentence(await approve(3))).toContain('newer round');
    // The first round was sent already.
    expect((await send(1)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'open', number: 2 });
  });

  test('can’t leave two rounds open', async () => {
    const { order } = await aReviewer();
    const round = { orderId: order.id, previewUrl: 'https://preview.example/' };
    await shop()
      .db.insert(reviewRounds)
      .values({ ...round, number: 1 });
    const again = shop()
      .db.insert(reviewRounds)
      .values({ ...round, number: 2 });
    await expect(again.execute()).rejects.toThrow();
  });
});

describe('the approval', () => {
  test('keeps its first name and time, resumes the clock and tells the shop', async () => {
    const { order, approve, read } = await aReviewer();
    const both = await Promise.all([approve(1, 'Ada Lovelace'), approve(1, 'Ada Lovelace')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const before = await read();
    expect(before).toMatchObject({
      state: 'approved',
      rounds: [{ number: 1, approvedName: 'Ada Lovelace', previewUrl: 'https://preview.example/' }],
    });
    shop().clock.shiftMs = hourMs;
    expect((await approve(1, 'Somebody Else')).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await find(order)).toMatchObject({ stage: 'release', resumedAt: expect.any(Date) });
    const [mail, ...more] = await mailsOf('website-approved', order);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Approved by: Ada Lovelace');
    expect(mail?.text).toContain('Delivery: We’ll deliver by ');
  });

  test('waits for remarks that aren’t sent', async () => {
    const { save, approve } = await aReviewer();
    await saved(await save(crypto.randomUUID()));
    expect(await sentence(await approve())).toContain('aren’t sent');
  });

  test('is either this or the round, when two tabs do both', async () => {
    const { order, save, send, approve, read } = await aReviewer();
    await saved(await save(crypto.randomUUID()));
    const statuses = await Promise.all([send(), approve()]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 409]);
    const again = await sentence(await approve());
    expect(again).toStartWith('The remarks of this round were sent, so');
    expect((await read()).rounds).toHaveLength(1);
    expect(await find(order)).toMatchObject({ stage: 'development' });
  });

  test('needs a name', async () => {
    const { approve } = await aReviewer();
    expect((await approve(1, '  ')).status).toBe(400);
  });
});

test.each([
  ['is cancelled', { status: 'cancelled' as const }, 'is cancelled'],
  ['is delivered', { deliveredAt: new Date() }, 'has been delivered'],
  ['has no preview', { previewUrl: null }, 'no preview to review'],
  ['isn’t paid', { paidAt: null }, 'hasn’t been paid'],
])('refuses everything when the order %s', async (_, values, words) => {
  const { save, send, approve } = await aReviewer(values);
  for (const response of [await save(crypto.randomUUID()), await send(), await approve()]) {
    expect(await sentence(response)).toContain(words);
  }
});

test.each([
  ['https://preview.example/', true],
  ['https://refuses.example/', false],
  ['http://preview.example/', false],
  ['/demos/saltmarsh/', true],
  ['/dashboard', false],
])('says whether %s can be framed', async (previewUrl, allowed) => {
  const { call } = await aReviewer({ previewUrl });
  expect(await (await call('GET', '/frame')).json()).toEqual({ allowed });
});

describe('the shop', () => {
  async function aSentRound() {
    const reviewer = await aReviewer();
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of ids) await saved(await reviewer.save(id));
    const { cookie } = await shop().signIn({ isAdmin: true });
    const path = `/api/orders/${reviewer.order.id}/review`;
    const answer = (id = '', body: object) =>
      shop().send('PATCH', `${path}/remarks/${id}`, body, { cookie });
    const read = async (): Promise<OrderReview> => (await shop().get(path, { cookie })).json();
    return { reviewer, ids, answer, read };
  }

  test('sees no drafts, and answers each remark once it is sent', async () => {
    const { reviewer, ids, answer, read } = await aSentRound();
    const done = { answer: 'done', reason: null, version: 1 };
    expect((await read()).rounds).toEqual([]);
    expect((await answer(ids[0], done)).status).toBe(404);
    await reviewer.send();
    expect((await answer(ids[0], done)).status).toBe(200);
    const declined = { answer: 'declined', reason: 'It is the right number.', version: 1 };
    expect((await answer(ids[1], declined)).status).toBe(200);
    const [round] = (await read()).rounds;
    expect(round?.remarks).toMatchObject(
      [{ answer: 'done' }, declined].map((one) => ({
        ...one,
        version: 2,
      })),
    );
    expect((await reviewer.read()).rounds[0]).toEqual(round);
    const [stored] = await shop()
      .db.select()
      .from(reviewRounds)
      .where(eq(reviewRounds.orderId, reviewer.order.id));
    expect(stored?.answeredAt).toBeInstanceOf(Date);
  });

  test('says why it declines, and doesn’t overwrite a newer answer', async () => {
    const { reviewer, ids, answer } = await aSentRound();
    await reviewer.send();
    expect((await answer(ids[0], { answer: 'declined', reason: ' ', version: 1 })).status).toBe(
      400,
    );
    const done = { answer: 'done', reason: null, version: 1 };
    expect((await answer(ids[0], done)).status).toBe(200);
    expect((await answer(ids[0], done)).status).toBe(200);
    const other = { answer: 'declined', reason: 'No.', version: 1 };
    expect(await sentence(await answer(ids[0], other))).toContain('already answered');
  });

  test('answers every remark before the next review, unless it says otherwise', async () => {
    const { reviewer, ids, answer } = await aSentRound();
    const { order } = reviewer;
    await reviewer.send();
    const refused = async (unanswered: number, words: string) => {
      const response = await moveToReview(order);
      expect(response.status).toBe(409);
      const { code, detail, unanswered: counted }: Problem = await response.json();
      expect({ code, counted }).toEqual({ code: 'conflict', counted: unanswered });
      expect(detail).toStartWith(words);
    };
    await refused(2, '2 remarks have no answer yet.');
    await answer(ids[0], { answer: 'done', reason: null, version: 1 });
    await refused(1, '1 remark has no answer yet.');
    expect(await find(order)).toMatchObject({ stage: 'development' });
    expect(await mailsOf('preview-ready', order)).toEqual([]);
    // Other changes don’t wait for answers.
    expect((await moveToReview(order, { stage: 'release' })).status).toBe(200);
    expect((await moveToReview(order, { allowUnanswered: true })).status).toBe(200);
    expect(await find(order)).toMatchObject({ stage: 'review' });
    const previewUrl = 'https://preview.example/2';
    expect((await moveToReview(order, { previewUrl })).status).toBe(200);
    expect(await mailsOf('preview-ready', order)).toHaveLength(1);
  });

  test('ignores drafts, and moves on once all remarks are answered', async () => {
    const { reviewer, ids, answer } = await aSentRound();
    await reviewer.send();
    for (const id of ids) await answer(id, { answer: 'done', reason: null, version: 1 });
    expect((await moveToReview(reviewer.order)).status).toBe(200);
    await saved(await reviewer.save(crypto.randomUUID()));
    expect((await moveToReview(reviewer.order, { stage: 'development' })).status).toBe(200);
    expect((await moveToReview(reviewer.order)).status).toBe(200);
  });

  test('learns whether the preview can be framed', async () => {
    const { order } = await aReviewer({ previewUrl: 'https://refuses.example/' });
    const { cookie } = await shop().signIn({ isAdmin: true });
    const path = `/api/orders/${order.id}/review/frame`;
    expect(await (await shop().get(path, { cookie })).json()).toEqual({ allowed: false });
  });

  test('tells the customer that a preview is ready, with its answers', async () => {
    const { reviewer, ids, answer } = await aSentRound();
    await reviewer.send();
    await answer(ids[0], { answer: 'done', reason: null, version: 1 });
    const order = await find(reviewer.order);
    if (!order) throw new Error('The order is gone');
    const at = shop().clock.now();
    await mailPreview(shop().db, shop().mail, order, at);
    await mailPreview(shop().db, shop().mail, order, at);
    const [mail, ...more] = await mailsOf('preview-ready', order);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('1 done');
    expect(mail?.text).toContain(`/dashboard/subscriptions/${order.orderId}/review`);
  });

  test('says in the email about a preview that the delivery time waits for the customer', async () => {
    const { reviewer } = await aSentRound();
    await reviewer.send();
    await shownAgain(reviewer.order);
    const [mail] = await mailsOf('preview-ready', reviewer.order);
    expect(mail?.text).toMatch(/Delivery: Approve your preview and we’ll deliver within/);
  });
});
