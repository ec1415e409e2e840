import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { aDelivery, secretWord } from '#api/testing/orders';
import { readAllTables } from '#api/testing/read-all-tables';
import { testShop } from '#api/testing/shop';
import { aShopper } from '#api/testing/shopper';
import { askAsGuest } from '#api/testing/tickets';
import type { Invoice } from '#contract/billing';
import { rateLimits } from '#db/schema/rate-limits';
import { sessions } from '#db/schema/sessions';

setDefaultTimeout(20_000);

const shop = testShop();
const limited = testShop({ rateLimits: true });
let cookie = '';
/** The headers of a page that shows the customer’s data. */
let shown = {};
let ids: Record<string, string> = {};

beforeAll(async () => {
  const { cookie: own, order, customerId } = await aShopper(shop(), 'ada');
  ({ cookie } = await shop().signIn({ isAdmin: true }));
  await shop().post(`/api/orders/${order.id}/deliver`, aDelivery(), { cookie });
  const tickets = await (await shop().get('/api/customer/support/tickets', { cookie: own })).json();
  const messages = await shop().get(`/api/customer/support/tickets/${tickets[0].id}/messages`, {
    cookie: own,
  });
  ids = {
    order: order.orderId,
    product: String(order.productId),
    ticket: tickets[0].ticketId,
    checkout: order.stripeSessionId ?? '',
    attachment: (await messages.json()).at(-1).attachments[0].id,
    token: (await askAsGuest(shop())).token,
    name: 'none',
    section: 'brand',
    document: 'terms',
    kind: 'receipt',
  };
  const begun = await shop().post('/api/admin/view-as', { customerId }, { cookie });
  expect(begun.status).toBe(201);
  shown = { cookie, 'x-view-as': customerId };
});

/** The status of each GET during impersonation. Routes that are not listed are admin-only. */
const reads: Record<string, number> = {
  '/api/health': 200,
  '/api/ready': 200,
  '/api/openapi.json': 200,
  '/api/docs': 200,
  '/api/docs/page.css': 200,
  '/api/docs/page.js': 200,
  '/api/docs/swagger-ui-bundle.js': 200,
  '/api/docs/swagger-ui.css': 200,
  '/api/user': 200,
  '/api/customer/auth/user': 200,
  // Redirects to the login page. A return from a provider is rejected.
  '/api/customer/login': 302,
  '/api/customer/oidc/callback': 403,
  '/api/customer/sessions': 200,
  '/api/customer/subscriptions': 200,
  '/api/customer/subscriptions/:id': 200,
  '/api/customer/subscriptions/:id/brief': 200,
  '/api/customer/subscriptions/:id/conversation': 200,
  '/api/customer/subscriptions/:id/brief/files/:fileId': 404,
  // The brief names no domain.
  '/api/customer/subscriptions/:id/brief/domain': 409,
  '/api/customer/subscriptions/:id/review': 200,
  '/api/customer/subscriptions/:id/review/frame': 200,
  '/api/customer/invoices': 200,
  '/api/customer/credits': 200,
  '/api/customer/billing-details': 200,
  '/api/customer/cards': 200,
  '/api/customer/support/tickets': 200,
  '/api/customer/support/tickets/:id': 200,
  '/api/customer/support/tickets/:id/messages': 200,
  '/api/attachments/:id': 200,
  '/api/guest/tickets/:token': 200,
  // The token opens a ticket.
  '/api/guest/briefs/:token': 404,
  '/api/guest/briefs/:token/files/:fileId': 404,
  '/api/guest/briefs/:token/domain': 404,
  '/api/guest/orders/:token': 404,
  '/api/guest/orders/:token/invoices': 404,
  '/api/guest/orders/:token/conversation': 404,
  '/api/guest/orders/:token/review': 404,
  '/api/guest/orders/:token/review/frame': 404,
  '/api/guest/orders/:token/review/screenshots/:fileId': 404,
  '/api/legal': 200,
  '/api/legal/:document': 200,
  // No version has this name.
  '/api/legal/:document/:version': 404,
  '/api/products': 200,
  '/api/products/:id': 200,
  '/uploads/:name': 404,
  // Fulfills a paid checkout.
  '/api/checkout/sessions/:id': 403,
};
/** Signs the admin out, which impersonation.test.ts covers. */
const signingOut = '/api/customer/logout';
const leaving = ['POST /api/admin/view-as', 'DELETE /api/admin/view-as', 'POST /api/logout'];

function routes(isMeant: (method: string) => boolean): [method: string, path: string][] {
  return shop()
    .app.routes.filter(({ method }) => isMeant(method))
    .map(({ method, path }) => [method, path]);
}

const takesFile = (path: string) => /\/(attachments|uploads|files|screenshots)$/.test(path);

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** Replaces ids in a path by existing ones, of the customer where possible. */
function named(path: string): string {
  const kind = kinds.find(([feature]) => path.includes(`/${feature}/:`))?.[1] ?? 'order';
  return path.replace(/:(\w+)/, (_, name) => ids[name === 'id' ? kind : name] ?? '');
}

const kinds = [
  ['products', 'product'],
  ['tickets', 'ticket'],
  ['sessions', 'checkout'],
  ['attachments', 'attachment'],
] as const;

/** The session's last use may be updated. */
const heldWithoutSessions = async () => {
  const { sessions: _, ...held } = await readAllTables(shop().db);
  return held;
};

describe('during impersonation', () => {
  test('rejects every state-changing request', async () => {
    const before = await readAllTables(shop().db);
    const taken: string[] = [];
    for (const [method, path] of routes((each) => !isReading(each))) {
      const call = `${method} ${path}`;
      if (leaving.includes(call)) continue;
      const response = takesFile(path)
        ? await upload(named(path))
        : await shop().send(method, named(path), method === 'DELETE' ? undefined : {}, { cookie });
      const { code }: { code?: string } = await response.json();
      if (response.status !== 403 || code !== 'viewing') taken.push(`${call}: ${response.status}`);
    }
    expect(taken).toEqual([]);
    expect(await readAllTables(shop().db)).toEqual(before);
  });

  test('shows the customer on every GET or rejects it, and changes nothing', async () => {
    const before = await heldWithoutSessions();
    const found: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [method, path] of routes(isReading)) {
      if (path === signingOut) continue;
      const call = `${method} ${path}`;
      expected[call] = reads[path] ?? 403;
      found[call] = (await shop().send(method, named(path), undefined, shown)).status;
    }
    expect(found).toEqual(expected);
    expect(await heldWithoutSessions()).toEqual(before);
  });

  test('never returns credentials', async () => {
    const reveal = `/api/customer/subscriptions/${ids.order}/credentials/reveal`;
    const refused = await shop().post(reveal, {}, { cookie });
    expect(refused.status).toBe(403);
    let told = await refused.text();
    for (const path of Object.keys(reads)) {
      told += await (await shop().get(named(path), shown)).text();
    }
    expect(told).toContain(ids.order ?? '');
    expect(told).not.toContain(secretWord);
  });

  test('returns invoices without payment links', async () => {
    const bills: Invoice[] = await (await shop().get('/api/customer/invoices', shown)).json();
    expect(bills.length).toBeGreaterThan(0);
    expect(bills.map(({ url, pdfUrl }) => [url, pdfUrl])).toEqual(bills.map(() => [null, null]));
  });

  test('counts provider requests for the admin, not the customer', async () => {
    const { id: customerId, ...ada } = await limited().signIn();
    const admin = await limited().signIn({ isAdmin: true });
    await limited().post('/api/admin/view-as', { customerId }, { cookie: admin.cookie });
    await limited().get('/api/customer/invoices', { cookie: ada.cookie });
    const asAda = { cookie: admin.cookie, 'x-view-as': customerId };
    await limited().get('/api/customer/invoices', asAda);
    const counted = await limited().db.select({ count: rateLimits.count }).from(rateLimits);
    expect(counted).toEqual([{ count: 1 }, { count: 1 }]);
  });

  test('opens no other session', async () => {
    expect(await shop().db.$count(sessions)).toBe(2);
  });
});

function upload(path: string): Promise<Response> {
  return shop().app.handle(
    new Request(`http://localhost:3000${path}?name=a.txt`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: new TextEncoder().encode('a'),
    }),
  );
}
