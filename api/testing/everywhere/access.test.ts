import { beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { createSessions } from '#api/identity/sessions/service';
import { accountHeader } from '#contract/account-header';
import { failuresOf } from '#contract/endpoint';
import { endpoints, type PermittedEndpoint } from '#contract/endpoints';
import { adminRoles, isAllowed, keyScopes } from '#contract/permissions';
import { sessions } from '#db/schema/sessions';
import { users } from '#db/schema/users';
import { anApiKey } from '../api-keys.ts';
import { installJobs } from '../failed-jobs.ts';
import { aCancellation, anOrder } from '../orders.ts';
import { readAllTables } from '../read-all-tables.ts';
import { testShop } from '../shop.ts';
import { askAsGuest, aTicket } from '../tickets.ts';
import { anUnmatched } from '../unmatched.ts';

const shop = testShop();
/** A session of each role. */
const cookies = new Map<string, string>();
beforeAll(async () => {
  await installJobs(shop().database);
  for (const role of adminRoles) cookies.set(role, (await shop().signIn({ role })).cookie);
});

const noTickets = ['0', '-1', '1e3', '99999999999', '%00', 'TKT-2026-99999', 'ACC-2026-0001'];
const noOrders = ['0', '-1', '1e3', '99999999999', '%00', 'ACC-2026-99999', 'ACC-1'];

type SignedIn = Awaited<ReturnType<ReturnType<typeof shop>['signIn']>>;

/** The status for a stranger, a customer, another customer and an admin. */
type Row = [request: string, stranger: number, customer: number, other: number, admin: number];

/**
 * Every route has a row, but for those of admins that open no record of a customer's: they have
 * `adminRows`. Ids in the paths do not exist unless the row says so.
 */
const table: Record<string, Row[]> = {
  'GET /api/health': [['', 200, 200, 200, 200]],
  'GET /api/ready': [['', 200, 200, 200, 200]],
  'GET /api/openapi.json': [['', 200, 200, 200, 200]],
  'GET /api/docs': [['', 200, 200, 200, 200]],
  'GET /api/docs/page.css': [['', 200, 200, 200, 200]],
  'GET /api/docs/page.js': [['', 200, 200, 200, 200]],
  'GET /api/docs/swagger-ui-bundle.js': [['', 200, 200, 200, 200]],
  'GET /api/docs/swagger-ui.css': [['', 200, 200, 200, 200]],
  'GET /api/user': [['', 401, 200, 200, 200]],
  // A run in progress answers 200.
  'POST /api/admin/reconciliation': [['', 401, 403, 403, 201]],
  'GET /api/customer/auth/user': [['', 401, 200, 200, 200]],
  'POST /api/login': [['', 400, 400, 400, 400]],
  'POST /api/admin/login': [['', 400, 400, 400, 400]],
  'POST /api/register': [['', 400, 400, 400, 400]],
  'POST /api/logout': [['', 200, 200, 200, 200]],
  'POST /api/password/forgot': [['', 400, 400, 400, 400]],
  'POST /api/password/reset': [['', 400, 400, 400, 400]],
  'GET /api/customer/login': [['', 302, 302, 302, 302]],
  'GET /api/customer/logout': [['', 302, 302, 302, 302]],
  'GET /api/customer/oidc/callback': [['', 302, 302, 302, 302]],
  'PATCH /api/customer/profile': [['', 401, 400, 400, 400]],
  'POST /api/customer/password': [['', 401, 400, 400, 400]],
  'POST /api/customer/email': [['', 401, 400, 400, 400]],
  'POST /api/customer/email/code': [['', 401, 200, 200, 200]],
  'POST /api/customer/email/verify': [['', 401, 400, 400, 400]],
  'GET /api/customer/sessions': [['', 401, 200, 200, 200]],
  'DELETE /api/customer/sessions': [['', 401, 200, 200, 200]],
  'DELETE /api/customer/sessions/:id': [
    ['own session', 401, 200, 404, 404],
    ['00000000-0000-4000-8000-000000000000', 401, 404, 404, 404],
    ['0', 401, 404, 404, 404],
    ['%00', 401, 404, 404, 404],
  ],
  'GET /api/customer/subscriptions': [['', 401, 200, 200, 200]],
  'GET /api/customer/subscriptions/:id': ownOrder(200),
  'POST /api/customer/subscriptions/:id/credentials/reveal': ownOrder(409),
  'GET /api/customer/subscriptions/:id/review': ownOrder(200),
  'GET /api/customer/subscriptions/:id/review/frame': ownOrder(200),
  'PATCH /api/customer/subscriptions/:id/review/remarks/:remarkId': [
    ['own order', 401, 400, 400, 400],
  ],
  'DELETE /api/customer/subscriptions/:id/review/remarks/:remarkId': ownOrder(404),
  'POST /api/customer/subscriptions/:id/review/screenshots': [['own order', 415, 415, 415, 415]],
  'POST /api/customer/subscriptions/:id/review/send': [['own order', 401, 400, 400, 400]],
  'POST /api/customer/subscriptions/:id/review/approve': [['own order', 401, 400, 400, 400]],
  'GET /api/customer/subscriptions/:id/brief': ownOrder(200),
  'PATCH /api/customer/subscriptions/:id/brief': [['own order', 401, 400, 400, 400]],
  'GET /api/customer/subscriptions/:id/brief/domain': ownOrder(409),
  'POST /api/customer/subscriptions/:id/brief/send': ownOrder(409),
  'POST /api/customer/subscriptions/:id/brief/files': [['own order', 415, 415, 415, 415]],
  'GET /api/customer/subscriptions/:id/brief/files/:fileId': ownOrder(404),
  'DELETE /api/customer/subscriptions/:id/brief/files/:fileId': ownOrder(404),
  'GET /api/customer/subscriptions/:id/conversation': ownOrder(200),
  'POST /api/customer/subscriptions/:id/conversation': [['own order', 401, 400, 400, 400]],
  'POST /api/customer/subscriptions/:id/cancel': ownOrder(201),
  'DELETE /api/customer/subscriptions/:id/cancel': ownOrder(404),
  'POST /api/customer/subscriptions/:id/plan/preview': [['own order', 401, 400, 400, 400]],
  'POST /api/customer/subscriptions/:id/plan': [['own order', 401, 400, 400, 400]],
  'GET /api/customer/billing-details': [['', 401, 200, 200, 200]],
  'PATCH /api/customer/billing-details': [['', 401, 400, 400, 400]],
  'POST /api/customer/billing-portal': [['', 401, 409, 409, 409]],
  'GET /api/customer/invoices': [['', 401, 200, 200, 200]],
  'GET /api/customer/credits': [['', 401, 200, 200, 200]],
  'GET /api/customer/cards': [['', 401, 200, 200, 200]],
  'POST /api/support': [['', 400, 400, 400, 400]],
  'GET /api/support/:id': anyTicket(200),
  'PATCH /api/support/:id': anyTicket(200),
  'GET /api/support/:id/messages': anyTicket(200),
  'POST /api/support/:id/messages': [['own ticket', 401, 403, 403, 400]],
  'POST /api/support/:id/read': anyTicket(200),
  'DELETE /api/support/:id/guest-link': anyTicket(200),
  'GET /api/support/:id/merge': anyTicket(200),
  'POST /api/support/:id/merge': [['own ticket', 401, 403, 403, 400]],
  'GET /api/legal': [['', 200, 200, 200, 200]],
  'GET /api/legal/:document': [
    ['terms', 200, 200, 200, 200],
    ['wages', 404, 404, 404, 404],
  ],
  'GET /api/legal/:document/:version': [['terms', 404, 404, 404, 404]],
  'GET /api/admin/settings/legal/:document': [
    ['terms', 401, 403, 403, 200],
    ['wages', 401, 403, 403, 404],
  ],
  'PATCH /api/admin/settings/legal/:document': [['terms', 401, 403, 403, 400]],
  'POST /api/admin/settings/legal/:document/publish': [['terms', 401, 403, 403, 400]],
  'POST /api/admin/settings/legal/:document/withdraw': [['terms', 401, 403, 403, 400]],
  'GET /api/admin/settings/:section/history': [
    ['brand', 401, 403, 403, 200],
    ['wages', 401, 403, 403, 404],
    ['%00', 401, 403, 403, 404],
  ],
  'GET /api/admin/emails/:kind': anyEmail(200),
  'PATCH /api/admin/emails/:kind': anyEmail(400),
  'POST /api/admin/emails/:kind/restore': anyEmail(400),
  'POST /api/admin/emails/:kind/preview': anyEmail(400),
  'POST /api/admin/emails/:kind/test': anyEmail(400),
  'GET /api/admin/emails/:kind/history': anyEmail(200),
  'GET /api/guest/tickets/:token': [
    ['guest link', 200, 200, 200, 200],
    ['nothing', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'POST /api/guest/tickets/:token/messages': [['guest link', 400, 400, 400, 400]],
  'GET /api/guest/briefs/:token': [
    ['order link', 200, 200, 200, 200],
    ['guest link', 404, 404, 404, 404],
    ['nothing', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'GET /api/guest/orders/:token': [
    ['order link', 200, 200, 200, 200],
    ['guest link', 404, 404, 404, 404],
    ['nothing', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'GET /api/guest/orders/:token/invoices': [
    ['order link', 200, 200, 200, 200],
    ['nothing', 404, 404, 404, 404],
  ],
  'GET /api/guest/orders/:token/conversation': [
    ['order link', 200, 200, 200, 200],
    ['guest link', 404, 404, 404, 404],
    ['nothing', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'POST /api/guest/orders/:token/conversation': [['order link', 400, 400, 400, 400]],
  'GET /api/guest/orders/:token/review': [
    ['order link', 200, 200, 200, 200],
    ['guest link', 404, 404, 404, 404],
    ['nothing', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'GET /api/guest/orders/:token/review/frame': [
    ['order link', 200, 200, 200, 200],
    ['nothing', 404, 404, 404, 404],
  ],
  'PATCH /api/guest/orders/:token/review/remarks/:remarkId': [['order link', 400, 400, 400, 400]],
  'DELETE /api/guest/orders/:token/review/remarks/:remarkId': [['order link', 404, 404, 404, 404]],
  'POST /api/guest/orders/:token/review/screenshots': [['order link', 415, 415, 415, 415]],
  'GET /api/guest/orders/:token/review/screenshots/:fileId': [['order link', 404, 404, 404, 404]],
  'POST /api/guest/orders/:token/review/send': [['order link', 400, 400, 400, 400]],
  'POST /api/guest/orders/:token/review/approve': [['order link', 400, 400, 400, 400]],
  'GET /api/guest/briefs/:token/domain': [
    ['order link', 409, 409, 409, 409],
    ['nothing', 404, 404, 404, 404],
  ],
  'PATCH /api/guest/briefs/:token': [['order link', 400, 400, 400, 400]],
  'POST /api/guest/briefs/:token/send': [
    ['order link', 409, 409, 409, 409],
    ['nothing', 404, 404, 404, 404],
  ],
  'POST /api/guest/briefs/:token/files': [['order link', 415, 415, 415, 415]],
  'GET /api/guest/briefs/:token/files/:fileId': [['order link', 404, 404, 404, 404]],
  'DELETE /api/guest/briefs/:token/files/:fileId': [['order link', 404, 404, 404, 404]],
  'POST /api/attachments': [['', 415, 415, 415, 415]],
  'GET /api/attachments/:id': [
    ['00000000-0000-4000-8000-000000000000', 401, 404, 404, 404],
    ['0', 401, 404, 404, 404],
    ['%00', 401, 404, 404, 404],
  ],
  'GET /api/orders/:id': anyOrder(),
  'PATCH /api/orders/:id/stage': [['own order', 401, 403, 403, 400]],
  'GET /api/orders/:id/timeline': anyOrder(),
  'GET /api/orders/:id/review': anyOrder(),
  'GET /api/orders/:id/review/frame': anyOrder(),
  'PATCH /api/orders/:id/review/remarks/:remarkId': [['own order', 401, 403, 403, 400]],
  'GET /api/orders/:id/brief': anyOrder(),
  'GET /api/orders/:id/brief/archive': anyOrder(),
  'POST /api/orders/:id/brief/questions': [['own order', 401, 403, 403, 400]],
  'PATCH /api/orders/:id/brief/questions/:questionId': [['own order', 401, 403, 403, 400]],
  'DELETE /api/orders/:id/brief/questions/:questionId': [['own order', 401, 403, 403, 400]],
  'GET /api/orders/:id/brief/domain': anyOrder(409),
  'POST /api/orders/:id/links': [['own order', 401, 403, 403, 409]],
  'DELETE /api/orders/:id/links': [['own order', 401, 403, 403, 409]],
  'PATCH /api/orders/:id/email': [['own order', 401, 403, 403, 400]],
  'PATCH /api/orders/:id/live-address': [['own order', 401, 403, 403, 400]],
  'GET /api/orders/:id/brief/files/:fileId': [['own order', 401, 403, 403, 404]],
  'GET /api/orders/:id/conversation': anyOrder(),
  'POST /api/orders/:id/conversation': [['own order', 401, 403, 403, 400]],
  'GET /api/orders/:id/refundable': anyOrder(),
  'GET /api/orders/:id/refunds': anyOrder(),
  'POST /api/orders/:id/refunds': [['own order', 401, 403, 403, 400]],
  'POST /api/orders/:id/cancel': [['own order', 401, 403, 403, 400]],
  'POST /api/orders/:id/settle-flag': [['own order', 401, 403, 403, 400]],
  'POST /api/orders/:id/start': anyOrder(),
  'POST /api/orders/:id/deliver': [['own order', 401, 403, 403, 400]],
  'PATCH /api/admin/cancellation-requests/:id/process': [
    ['cancellation', 401, 403, 403, 200],
    ['0', 401, 403, 403, 404],
    ['1e3', 401, 403, 403, 404],
    ['99999999999', 401, 403, 403, 404],
  ],
  'POST /api/admin/reconciliation/subscriptions/:id/restore': noUnmatched(),
  'POST /api/admin/reconciliation/subscriptions/:id/refund': noUnmatched(),
  'POST /api/admin/reconciliation/subscriptions/:id/dismiss': [
    ['unmatched', 401, 403, 403, 200],
    ...noUnmatched(),
  ],
  'POST /api/invitations/open': [['', 400, 400, 400, 400]],
  'POST /api/invitations/accept': [['', 400, 400, 400, 400]],
  'POST /api/invitations/join': [['', 400, 400, 400, 400]],
  'POST /api/admin/mails/:id/retry': [
    ['0', 401, 403, 403, 404],
    ['1e3', 401, 403, 403, 404],
    ['99999999999', 401, 403, 403, 404],
  ],
  'POST /api/admin/operations/jobs/:id/retry': [
    ['0', 401, 403, 403, 404],
    ['00000000-0000-4000-8000-000000000000', 401, 403, 403, 404],
  ],
  'POST /api/admin/operations/jobs/:id/discard': [
    ['0', 401, 403, 403, 404],
    ['00000000-0000-4000-8000-000000000000', 401, 403, 403, 404],
  ],
  'GET /api/admin/operations/mails/:id': [
    ['0', 401, 403, 403, 404],
    ['99999999999', 401, 403, 403, 404],
  ],
  'POST /api/admin/operations/webhooks/:id/replay': [['evt_0', 401, 403, 403, 404]],
  // This route expects a file and gets JSON here; pictures/uploads.test.ts covers its access.
  'POST /api/admin/uploads': [['', 415, 415, 415, 415]],
  'GET /uploads/:name': [['', 404, 404, 404, 404]],
  'HEAD /uploads/:name': [['', 404, 404, 404, 404]],
  'GET /api/products': [['', 200, 200, 200, 200]],
  'GET /api/products/:id': [
    ['active', 200, 200, 200, 200],
    ['inactive', 404, 404, 404, 200],
    ['0', 404, 404, 404, 404],
    ['-1', 404, 404, 404, 404],
    ['1e3', 404, 404, 404, 404],
    ['99999999999', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'GET /api/products/:id/demo-health': [
    ['active', 401, 403, 403, 200],
    ['inactive', 401, 403, 403, 200],
    ['0', 401, 403, 403, 404],
    ['1e3', 401, 403, 403, 404],
    ['99999999999', 401, 403, 403, 404],
  ],
  'PATCH /api/products/:id': [
    ['inactive', 401, 403, 403, 200],
    ['0', 401, 403, 403, 404],
    ['1e3', 401, 403, 403, 404],
    ['99999999999', 401, 403, 403, 404],
  ],
  'POST /api/products/:id/move': [
    ['active', 401, 403, 403, 400],
    ['0', 401, 403, 403, 400],
  ],
  'DELETE /api/products/:id': [
    ['active', 401, 403, 403, 200],
    ['0', 401, 403, 403, 404],
    ['1e3', 401, 403, 403, 404],
    ['99999999999', 401, 403, 403, 404],
  ],
  'GET /api/customer/support/tickets': [['', 401, 200, 200, 200]],
  'POST /api/customer/support/tickets': [['', 401, 400, 400, 400]],
  'GET /api/customer/support/tickets/:id': ownTicket(200),
  'GET /api/customer/support/tickets/:id/messages': ownTicket(200),
  'POST /api/customer/support/tickets/:id/messages': [['own ticket', 401, 400, 400, 400]],
  'POST /api/customer/support/tickets/:id/read': ownTicket(200),
  'POST /api/checkout/discount': [['', 400, 400, 400, 400]],
  'POST /api/checkout/tax': [['', 400, 400, 400, 400]],
  'POST /api/orders/create-checkout': [['', 400, 400, 400, 400]],
  'GET /api/checkout/sessions/:id': [
    ['cs_test_nothing', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'POST /api/webhooks/stripe': [['', 400, 400, 400, 400]],
};

/** The errors that the contract declares for each endpoint. */
const declared = new Map(
  Object.values<PermittedEndpoint>(endpoints).map((endpoint) => [
    endpoint.name,
    failuresOf(endpoint),
  ]),
);

const adminEndpoints = Object.values<PermittedEndpoint>(endpoints).filter(
  ({ access }) => access === 'admin',
);

const noIds = ['0', '1e3', '99999999999', '%00', '00000000-0000-4000-8000-000000000000'];

const adminRows: [string, Row][] = adminEndpoints
  .filter(({ name }) => !table[name])
  .flatMap((endpoint) =>
    (endpoint.path.includes(':') ? noIds : ['']).map((id): [string, Row] => [
      endpoint.name,
      [id, 401, 403, 403, statusForAdmin(endpoint, id)],
    ]),
  );

/** What an empty query, an empty body and an id that doesn't exist deserve. */
function statusForAdmin({ query, body, answers }: PermittedEndpoint, id: string): number {
  if (typeof body === 'string') return 415;
  if ([query, body].some((shape) => shape && !v.safeParse(shape, {}).success)) return 400;
  return id ? 404 : Number(Object.keys(answers)[0]);
}

const rows: [string, Row][] = [
  ...Object.entries(table).flatMap(([route, all]) => all.map((row): [string, Row] => [route, row])),
  ...adminRows,
];

test('has a row for every route', () => {
  const routes = shop().app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(routes.sort()).toEqual([...new Set(rows.map(([route]) => route))].sort());
});

test.each(rows)('%s %j', async (route, [id, ...expected]) => {
  const [method = '', pattern = ''] = route.split(' ');
  const [customer, other, admin] = await callers(route);
  const path = pattern.replace(/:\w+/, await named(id, customer.id));
  const statuses: number[] = [];
  // Sequential, so that one caller's change does not cause another's 404.
  for (const cookie of [undefined, customer.cookie, other.cookie, admin.cookie]) {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
    const response = await shop().send(method, path, body, headers);
    statuses.push(response.status);
    const type = response.headers.get('content-type');
    if (type === 'application/problem+json' && declared.has(route)) {
      expect(declared.get(route)).toContain((await response.json()).code);
    }
  }
  expect(statuses).toEqual(expected);
});

// A body that isn't valid and ids that don't exist: what a role may do gets 400 or 404, and changes
// nothing. What it must not is refused before either.
describe.each(adminEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_name, { method, path, permission, body: shape }) => {
    test.each(adminRoles)('is open to the role %s only if the table says so', async (role) => {
      const cookie = cookies.get(role) ?? '';
      const type = typeof shape === 'string' ? shape : 'application/json';
      const response = await shop().app.handle(
        new Request(`http://localhost${path.replace(/:\w+/g, '0')}`, {
          method,
          headers: { cookie, ...(method !== 'GET' && { 'content-type': type }) },
          ...(method !== 'GET' && { body: '{}' }),
        }),
      );
      const isOpen = permission !== undefined && isAllowed(role, permission);
      if (isOpen) expect([401, 403, 500]).not.toContain(response.status);
      else {
        expect(response.status).toBe(403);
        expect((await response.json()).code).toBe('not_allowed');
      }
    });
  },
);

test('a key is accepted as far as its scopes and the table say, and a person’s cookie counts for nothing', async () => {
  const { cookie } = await shop().signIn({ role: 'owner' });
  const halves = [['shop.read'], keyScopes.filter((scope) => scope !== 'shop.read')];
  for (const scopes of halves) {
    const { headers: key } = await anApiKey(shop(), { scopes });
    for (const {
      method,
      path,
      permission,
      programs,
      body: shape,
    } of Object.values<PermittedEndpoint>(endpoints)) {
      const type = typeof shape === 'string' ? shape : 'application/json';
      const response = await shop().app.handle(
        new Request(`http://localhost${path.replace(/:\w+/g, '0')}`, {
          method,
          headers: { ...key, cookie, ...(method !== 'GET' && { 'content-type': type }) },
          ...(method !== 'GET' && { body: '{}' }),
        }),
      );
      const isOpen = programs !== 'refused' && (!permission || scopes.includes(permission));
      if (isOpen) expect([401, 403, 500]).not.toContain(response.status);
      else expect([path, method, response.status]).toEqual([path, method, 403]);
    }
  }
});

const personalEndpoints = Object.values<PermittedEndpoint>(endpoints).filter((endpoint) =>
  failuresOf(endpoint).includes('other_account'),
);

test('the only changes that pages of another account can make need no session', () => {
  const open = Object.values<PermittedEndpoint>(endpoints).filter(
    (endpoint) => endpoint.method !== 'GET' && !personalEndpoints.includes(endpoint),
  );
  const paths = open.map(({ path }) => path).filter((path) => !path.startsWith('/api/guest/'));
  expect(paths.toSorted()).toEqual([
    '/api/admin/login',
    '/api/invitations/accept',
    '/api/invitations/join',
    '/api/invitations/open',
    '/api/login',
    '/api/password/forgot',
    '/api/password/reset',
    '/api/register',
    '/api/webhooks/stripe',
  ]);
});

describe('a page that was loaded for another account', () => {
  test('reads and changes nothing', async () => {
    const former = await shop().signIn({ role: 'owner' });
    const present = await shop().signIn({ role: 'owner' });
    const before = await readAllTables(shop().database.db);
    for (const { method, path, body: shape } of personalEndpoints) {
      const type = typeof shape === 'string' ? shape : 'application/json';
      const response = await shop().app.handle(
        new Request(`http://localhost${path.replace(/:\w+/g, '1')}`, {
          method,
          headers: {
            cookie: present.cookie,
            [accountHeader]: former.id,
            ...(method !== 'GET' && { 'content-type': type }),
          },
          ...(method !== 'GET' && { body: '{}' }),
        }),
      );
      expect([method, path, response.status]).toEqual([method, path, 409]);
      expect(await response.json()).toMatchObject({
        code: 'other_account',
        detail: 'You are signed in with another account now. Reload the page.',
      });
    }
    expect(await readAllTables(shop().database.db)).toEqual(before);
  });

  test('is told first that nobody is signed in, or that the role lacks the permission', async () => {
    const former = await shop().signIn({ role: 'owner' });
    const { cookie } = await shop().signIn();
    const header = { [accountHeader]: former.id };
    const status = async (headers: Record<string, string>) =>
      (await shop().send('POST', '/api/products', {}, headers)).status;
    expect(await status(header)).toBe(401);
    expect(await status({ ...header, cookie })).toBe(403);
  });

  test('may be the admin’s own during impersonation', async () => {
    const { id: customerId } = await shop().signIn();
    const { cookie, id } = await shop().signIn({ role: 'owner' });
    const headers = { cookie, [accountHeader]: id };
    expect((await shop().post('/api/admin/view-as', { customerId }, headers)).status).toBe(201);
    expect((await shop().send('DELETE', '/api/admin/view-as', undefined, headers)).status).toBe(
      200,
    );
  });
});

/** Rows for an order of the first customer and for ids that do not exist. */
function ownOrder(owner: number): Row[] {
  return [
    ['own order', 401, owner, 404, 404],
    ['own ACC', 401, owner, 404, 404],
    ...noOrders.map((id): Row => [id, 401, 404, 404, 404]),
  ];
}

/** Rows for the same order on admin routes, which are closed to its customer. */
function anyOrder(admin = 200): Row[] {
  return [
    ['own order', 401, 403, 403, admin],
    ['own ACC', 401, 403, 403, admin],
    ...noOrders.map((id): Row => [id, 401, 403, 403, 404]),
  ];
}

/** Rows for a ticket of the first customer and for invalid ids. */
function ownTicket(owner: number): Row[] {
  return [
    ['own ticket', 401, owner, 404, 404],
    ['own TKT', 401, owner, 404, 404],
    ...noTickets.map((id): Row => [id, 401, 404, 404, 404]),
  ];
}

/** Rows for the same ticket on admin routes. */
function anyTicket(admin: number): Row[] {
  return [
    ['own ticket', 401, 403, 403, admin],
    ['own TKT', 401, 403, 403, admin],
    ...noTickets.map((id): Row => [id, 401, 403, 403, 404]),
  ];
}

function noUnmatched(): Row[] {
  return ['0', '1e3', '99999999999', '%00', 'sub_1'].map((id) => [id, 401, 403, 403, 404]);
}

/** A change without a body is refused before the email is looked up. */
function anyEmail(found: 200 | 400): Row[] {
  const missing = found === 200 ? 404 : 400;
  return [
    ['receipt', 401, 403, 403, found],
    ['wages', 401, 403, 403, missing],
    ['%00', 401, 403, 403, missing],
  ];
}

type Callers = [customer: SignedIn, other: SignedIn, admin: SignedIn];
let signedIn: Promise<Callers> | undefined;

/** Two customers and an admin, the same for all routes but those that change who is signed in. */
function callers(route: string): Promise<Callers> {
  if (/logout|sessions|email|password|totp|confirm-identity/.test(route)) return signInAll();
  signedIn ??= signInAll();
  return signedIn;
}

async function signInAll(): Promise<Callers> {
  const { signIn } = shop();
  return [await signIn(), await signIn(), await signIn({ isAdmin: true })];
}

/** Creates the record that a word in a row refers to; other values are ids already. */
async function named(id: string, customerId: string): Promise<string> {
  const { aProduct, db } = shop();
  switch (id) {
    case 'active':
      return String((await aProduct()).id);
    case 'inactive':
      return String((await aProduct({ active: false })).id);
    case 'own order':
      return String((await anOrder(db, { customerId })).id);
    case 'own ACC':
      return (await anOrder(db, { customerId })).orderId;
    case 'own ticket':
      return String((await aTicket(db, { customerId })).id);
    case 'own TKT':
      return (await aTicket(db, { customerId })).ticketId;
    case 'guest link':
      return (await askAsGuest(shop())).token;
    case 'order link':
      return shop().mail.orderLinks.tokenFor({ id: (await anOrder(db)).id, version: 1 });
    case 'own session':
      return anotherSession(customerId);
    case 'cancellation':
      return String((await aCancellation(db, await anOrder(db, { customerId }))).id);
    case 'unmatched':
      return String((await anUnmatched(db)).id);
    default:
      return id;
  }
}

/** Signs the customer in with another browser. */
async function anotherSession(customerId: string): Promise<string> {
  const { db } = shop();
  const user = await db.query.users.findFirst({ where: eq(users.customerId, customerId) });
  await createSessions({ db, now: shop().clock.now }).open(db, user?.id ?? 0, 'another browser');
  const open = await db.select().from(sessions);
  return (
    open.find(({ sess }) => sess.userId === user?.id && sess.device === 'another browser')?.id ?? ''
  );
}

test('shows an inactive product in the catalog only to admins', async () => {
  const { id } = await shop().aProduct({ active: false });
  const admin = await shop().signIn({ isAdmin: true });
  const customer = await shop().signIn();
  const seenBy = async (headers: Record<string, string>) => {
    const list: { id: number }[] = await (await shop().get('/api/products', headers)).json();
    return list.some((product) => product.id === id);
  };
  expect(await seenBy({})).toBe(false);
  expect(await seenBy({ cookie: customer.cookie })).toBe(false);
  expect(await seenBy({ cookie: admin.cookie })).toBe(true);
});

test.each(['session=forged', 'session=forged.signature', 'session=%7B%7D', 'session='])(
  'treats the forged cookie %s as signed out',
  async (cookie) => {
    expect((await shop().get('/api/user', { cookie })).status).toBe(401);
    expect((await shop().get('/api/products', { cookie })).status).toBe(200);
  },
);
