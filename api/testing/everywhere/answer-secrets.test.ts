import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { adminRoles } from '#contract/permissions';
import { orders } from '#db/schema/orders';
import { anInvitation } from '../invitations.ts';
import { aDelivery, pay, secretWord } from '../orders.ts';
import { testShop } from '../shop.ts';
import { aShopper } from '../shopper.ts';
import { askAsGuest } from '../tickets.ts';

setDefaultTimeout(60_000);

const shop = testShop();
const checkoutId = crypto.randomUUID();
/** What opens something for whoever knows it, by what it is. */
let keys: Record<string, string> = {};
let ids: Record<string, string[]> = {};
let readers: Record<string, string> = {};

beforeAll(async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const shopper = await aShopper(shop(), 'ada');
  await shop().post(`/api/orders/${shopper.order.id}/deliver`, aDelivery(), { cookie });
  const open = await aGuestCheckout({ checkoutId });
  const paid = await aGuestCheckout({});
  await pay(paid.url);
  await shop().sandbox.webhooks.settled();
  await shop().get(`/api/checkout/sessions/${paid.sessionId}`);
  const invited = await anInvitation(shop(), { cookie });
  const asked = await askAsGuest(shop());
  const tickets = await shop().get('/api/support', { cookie });
  const mails = await shop().mailsTo(shopper.email);
  const [, reset = ''] =
    /token=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'password-reset')?.text ?? '') ?? [];
  const unpaid = await shop().db.query.orders.findFirst({
    where: eq(orders.orderId, open.orderId),
  });
  keys = {
    checkoutId,
    checkoutUrl: open.url,
    secretHash: unpaid?.checkoutSecretHash ?? '',
    ofTheBrowser: open.secret,
    reset,
    invitation: invited.token,
    ticketLink: asked.token,
    credentials: secretWord,
  };
  ids = {
    orders: [shopper.order.orderId, open.orderId, paid.orderId],
    sessions: [open.sessionId, paid.sessionId],
    support: (await tickets.json()).map(({ ticketId }: { ticketId: string }) => ticketId),
    customers: [shopper.customerId],
    subscriptions: [shopper.order.orderId],
    mails: [mails, await shop().mailsTo(invited.email)].flat().map(({ id }) => String(id)),
    products: [String(shopper.order.productId)],
  };
  readers = { visitor: '', customer: shopper.cookie, another: (await shop().signIn()).cookie };
  for (const role of adminRoles) readers[role] = (await shop().signIn({ role })).cookie;
});

/** A guest's checkout, and the secret of the browser that opened it. */
async function aGuestCheckout(values: object) {
  const { id: productId } = await shop().aProduct();
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  const body = { productId, customerName: 'Ada Lovelace', customerEmail, ...values };
  const response = await shop().post('/api/orders/create-checkout', body);
  const [, secret = ''] = /^checkout=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  const opened: { url: string; orderId: string; sessionId: string } = await response.json();
  return { ...opened, secret };
}

/** Every readable address, once for each record of its kind. */
function addresses(): string[] {
  const isRead = ({ method, path }: { method: string; path: string }) =>
    method === 'GET' && !/logout|\/api\/admin\/events/.test(path);
  return shop()
    .app.routes.filter(isRead)
    .flatMap(({ path }) => {
      const [kind] = /\w+(?=\/:)/.exec(path) ?? [];
      if (!path.includes(':')) return [path];
      return (ids[kind ?? ''] ?? ['none']).map((id) => path.replace(/:\w+/, id));
    });
}

/** The keys in a text: known ones, and signatures of guests' links whatever their expiry. */
function keysIn(text: string): string[] {
  const known = Object.keys(keys).filter((name) => keys[name] && text.includes(keys[name]));
  const signed = (text.match(/[\w-]{48,}/g) ?? []).filter(
    (token) => shop().mail.orderLinks.read(token) !== null,
  );
  return [...known, ...signed.map(() => 'orderLink')];
}

test('leads only the browser that opened a checkout to the order', async () => {
  const { id: productId } = await shop().aProduct();
  const purchase = {
    productId,
    customerName: 'Ada',
    customerEmail: 'two@example.com',
    checkoutId: null,
  };
  const own = await aGuestCheckout(purchase);
  // Someone who knows the values is led to the same payment page, and to nothing else.
  const others = await aGuestCheckout(purchase);
  expect(others).toEqual({ ...own, secret: '' });
  await pay(own.url);
  const tokenFor = async (headers: Record<string, string>, wait: number) => {
    const path = `/api/checkout/sessions/${own.sessionId}?wait=${wait}`;
    return (await (await shop().get(path, headers)).json()).briefToken;
  };
  const cookie = `checkout=${own.secret}`;
  expect(await tokenFor({ cookie }, 2)).toMatch(/^[\w-]{48}$/);
  expect((await shop().get(`/api/guest/orders/${await tokenFor({ cookie }, 0)}`)).status).toBe(200);
  expect(await tokenFor({}, 2)).toBeNull();
  const forged = own.secret.replace(/^./, (first) => (first === '_' ? '-' : '_'));
  expect(await tokenFor({ cookie: `checkout=${forged}` }, 0)).toBeNull();
  shop().clock.shiftMs = 61 * 60 * 1000;
  expect(await tokenFor({ cookie }, 0)).toBeNull();
  shop().clock.shiftMs = 0;
});

describe('no answer holds what opens something that its reader may not open', () => {
  test('has each kind of key to look for', () => {
    expect(Object.entries(keys).filter(([, key]) => key.length < 8)).toEqual([]);
    const link = shop().mail.orderLinks.tokenFor({ id: 1, version: 1 });
    expect(keysIn(`{"url": "/order/${link}", "id": "${checkoutId}"}`)).toEqual([
      'checkoutId',
      'orderLink',
    ]);
  });

  test.each(['visitor', 'customer', 'another', ...adminRoles])('read by %s', async (reader) => {
    const cookie = readers[reader];
    const found: string[] = [];
    let answered = 0;
    for (const accept of ['application/json', 'text/csv']) {
      for (const address of addresses()) {
        const response = await shop().get(address, { accept, ...(cookie && { cookie }) });
        if (response.ok) answered += 1;
        const text = JSON.stringify([...response.headers]) + (await response.text());
        for (const key of keysIn(text)) found.push(`${key} in ${address} as ${accept}`);
      }
    }
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(5);
  });

  test('written by an owner', async () => {
    const cookie = readers.owner ?? '';
    const [order = '', , guests = ''] = ids.orders ?? [];
    const [customer] = ids.customers ?? [];
    const { invitation } = await anInvitation(shop(), { cookie });
    const { stageVersion } = await (await shop().get(`/api/orders/${guests}`, { cookie })).json();
    const calls = [
      ['POST', `/api/admin/customers/${customer}/export`, undefined],
      ['POST', `/api/admin/invitations/${invitation.id}/resend`, undefined],
      ['POST', `/api/orders/${guests}/links`, undefined],
      ['POST', `/api/orders/${guests}/start`, undefined],
      ['PATCH', `/api/orders/${guests}/live-address`, { liveUrl: 'https://ada.example/' }],
      ['PATCH', `/api/orders/${guests}/stage`, { stage: 'development', stageVersion }],
      ['POST', `/api/orders/${order}/refunds`, { amount: 1, requestId: crypto.randomUUID() }],
    ] as const;
    for (const [method, path, body] of calls) {
      const response = await shop().send(method, path, body, { cookie });
      expect([path, keysIn(await response.text())]).toEqual([path, []]);
    }
  });
});
