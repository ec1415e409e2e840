import { expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers';
import { projects } from '#db/schema/projects';
import type { AdminAct, Both } from '../admin-act.ts';
import { adminActs } from '../admin-acts.ts';
import { readAllTables } from '../read-all-tables.ts';
import { testShop } from '../shop.ts';

setDefaultTimeout(30_000);

const shop = testShop();

/**
 * Changes of a record that another admin may have open, with the version that was read. Other acts say
 * themselves what they do.
 */
const versioned: Record<string, (act: AdminAct) => Both | Promise<Both>> = {
  'PATCH /api/products/:id': ({ body }) => ({
    first: { ...body, version: 1 },
    second: { title: 'Mine', version: 1 },
  }),
  'PATCH /api/projects/:id/status': async ({ name }) => {
    const row = await shop().db.query.projects.findFirst({ where: eq(projects.projectId, name) });
    const version = row?.version;
    return { first: { status: 'review', version }, second: { status: 'completed', version } };
  },
  'PATCH /api/admin/customers/:id/billing-details': ({ body }) => ({
    first: body,
    second: { ...body, name: 'Mine' },
  }),
  'POST /api/admin/customers/:id/merge': same,
  'PATCH /api/admin/people/:id': ({ body }) => ({
    first: body,
    second: { ...body, role: 'delivery' },
  }),
  'PATCH /api/admin/emails/:kind': ({ body }) => ({
    first: body,
    second: { ...body, texts: { title: 'Mine' } },
  }),
  'POST /api/admin/emails/:kind/restore': same,
  'PATCH /api/support/:id': () => ({
    first: { priority: 'high', version: 1 },
    second: { priority: 'low', version: 1 },
  }),
  'PATCH /api/support/:id/status': () => ({
    first: { status: 'resolved', version: 1 },
    second: { status: 'closed', version: 1 },
  }),
  'POST /api/support/:id/merge': same,
  'PATCH /api/admin/settings': ({ body }) => ({
    first: body,
    second: { ...body, value: { ...(body as { value: object }).value, tagline: 'Mine' } },
  }),
  'POST /api/admin/settings/restore': same,
  'PATCH /api/admin/settings/legal/:document': ({ body }) => ({
    first: body,
    second: { ...body, text: 'Mine.\n\n## Mine\n\nMine.\n' },
  }),
  'PATCH /api/orders/:id/stage': ({ body }) => ({
    first: body,
    second: { stage: 'development', version: 0 },
  }),
  'PATCH /api/orders/:id/brief/questions/:questionId': () => ({
    first: { question: 'Do you deliver?', version: 1 },
    second: { question: 'Do you cook?', version: 1 },
  }),
  'DELETE /api/orders/:id/brief/questions/:questionId': same,
  'PATCH /api/orders/:id/live-address': () => ({
    first: { liveUrl: 'https://theirs.example/', version: 1 },
    second: { liveUrl: 'https://mine.example/', version: 1 },
  }),
  'PATCH /api/orders/:id/email': ({ body }) => ({
    first: { ...body, customerEmail: 'theirs@example.com' },
    second: { ...body, customerEmail: 'mine@example.com' },
  }),
  'POST /api/orders/:id/conversation': () => ({
    first: { message: 'Theirs.', readUpTo: 0 },
    second: { message: 'Mine.', readUpTo: 0 },
  }),
  'PATCH /api/orders/:id/review/remarks/:remarkId': () => ({
    first: { answer: 'declined', reason: 'Theirs.', version: 1 },
    second: { answer: 'done', version: 1 },
  }),
  'POST /api/orders/:id/deliver': ({ body }) => ({ first: body, second: body }),
};

/** Changes that replace nothing which another admin may have written. */
const exceptions: Record<string, string> = {
  ...because('It adds a record, so there is none to replace.', [
    'POST /api/products',
    'POST /api/admin/discounts',
    'POST /api/orders/:id/brief/questions',
    'POST /api/admin/customers/:id/notes',
    'POST /api/admin/list-views',
    'POST /api/admin/invitations',
  ]),
  ...because('It ends what both want to end; what is gone has no newer version.', [
    'DELETE /api/products/:id',
    'POST /api/admin/discounts/:id/end',
    'DELETE /api/support/:id/guest-link',
    'DELETE /api/orders/:id/links',
    'DELETE /api/admin/customers/:id',
    'DELETE /api/admin/customers/:id/sessions',
    'DELETE /api/admin/customers/:id/sessions/:sessionId',
    'DELETE /api/admin/people/:id',
    'DELETE /api/admin/people/:id/sessions',
    'DELETE /api/admin/invitations/:id',
  ]),
  ...because('Only the admin who wrote it can change it.', [
    'PATCH /api/admin/customers/:id/notes/:noteId',
    'DELETE /api/admin/customers/:id/notes/:noteId',
    'PATCH /api/admin/list-views/:id',
    'DELETE /api/admin/list-views/:id',
  ]),
  ...because('Its own test has admins who use two-factor authentication.', [
    'PATCH /api/admin/sign-in-policy',
  ]),
  ...because('It changes no record.', [
    'POST /api/admin/customers/:id/export',
    'POST /api/admin/emails/:kind/test',
  ]),
  ...because('It is a step that is taken once: the second finds that it was taken.', [
    'POST /api/orders/:id/cancel',
    'POST /api/admin/settings/legal/:document/publish',
    'POST /api/admin/settings/legal/:document/withdraw',
    'POST /api/orders/:id/start',
    'POST /api/orders/:id/settle-flag',
    'POST /api/orders/:id/refunds',
    'PATCH /api/admin/cancellation-requests/:id/process',
    'POST /api/admin/mails/:id/retry',
    'POST /api/admin/operations/jobs/:id/retry',
    'POST /api/admin/operations/jobs/:id/discard',
    'POST /api/admin/operations/webhooks/:id/replay',
    'POST /api/admin/reconciliation',
    'POST /api/admin/reconciliation/subscriptions/:id/restore',
    'POST /api/admin/reconciliation/subscriptions/:id/refund',
    'POST /api/admin/reconciliation/subscriptions/:id/dismiss',
  ]),
  ...because('It names what moves and where to, whatever the order was.', [
    'POST /api/products/:id/move',
    'POST /api/admin/categories/rename',
  ]),
  ...because('It only adds another link.', [
    'POST /api/orders/:id/links',
    'POST /api/admin/invitations/:id/resend',
  ]),
  ...because('It is about the admin’s own account or session.', [
    'POST /api/admin/login',
    'POST /api/admin/totp/confirm',
    'POST /api/admin/totp/recovery-codes',
    'DELETE /api/admin/totp',
    'POST /api/admin/view-as',
    'DELETE /api/admin/view-as',
  ]),
};

test.each(Object.keys(adminActs).filter((route) => !exceptions[route]))(
  '%s tells open pages who changed it and changes nothing the second time, or has a reason not to',
  async (route) => {
    const prepare = adminActs[route];
    if (!prepare) throw new Error(`There is no act of ${route}`);
    const act = await prepare(shop());
    const both = (await versioned[route]?.(act)) ?? act.atOnce;
    if (!both) return expect(act.unversioned).toEqual(expect.any(String));
    const { first, second } = both;
    const [bea, grace] = [await anAdminNamed('Bea'), await anAdminNamed('Grace')];
    const send = (cookie: string, body: object | undefined) =>
      shop().send(route.split(' ')[0] ?? '', act.path, body, { cookie });
    const since = shop().clock.now().getTime();
    const told = Promise.withResolvers<void>();
    await shop().database.listen('admins', (payload) => {
      // Empty when something may have been missed.
      if (!payload) return;
      const { kind, actor } = JSON.parse(payload);
      if (actor === 'Bea' && kind !== 'log.changed') told.resolve();
    });
    expect([200, 201]).toContain((await send(bea, first)).status);
    await told.promise;
    const before = await readAllTables(shop().db);
    const refused = await send(grace, second);
    expect(refused.status).toBe(409);
    const { code, detail, newer } = await refused.json();
    expect([code, newer]).toEqual(['conflict', { by: 'Bea', at: expect.stringMatching(/Z$/) }]);
    expect(Math.abs(new Date(newer.at).getTime() - since)).toBeLessThan(30_000);
    expect(detail).not.toBe('');
    expect(await readAllTables(shop().db)).toEqual(before);
  },
);

/** What the one changed, then the other over that version, as a merged form sends it. */
const partial: Record<string, [theirs: object, mine: object, version: string]> = {
  'PATCH /api/products/:id': [{ price: '45.00' }, { title: 'Mine' }, 'version'],
  'PATCH /api/admin/canned-replies/:id': [{ text: 'Theirs.' }, { title: 'Mine' }, 'updatedAt'],
};

test.each(Object.entries(partial))(
  '%s doesn’t write back fields that were not changed',
  async (route, [theirs, mine, version]) => {
    const act = await adminActs[route]?.(shop());
    if (!act) throw new Error(`There is no act of ${route}`);
    const [bea, grace] = [await anAdminNamed('Bea'), await anAdminNamed('Grace')];
    const send = async (cookie: string, body: object) =>
      (await shop().send('PATCH', act.path, body, { cookie })).json();
    const saved = await send(bea, theirs);
    const key = version === 'updatedAt' ? 'readAt' : version;
    expect(await send(grace, { ...mine, [key]: saved[version] })).toMatchObject({
      ...theirs,
      ...mine,
    });
  },
);

/** Programs may leave the version out of these calls. */
const unversioned: Record<string, [first: object, second: object]> = {
  'PATCH /api/products/:id': [{ title: 'Theirs' }, { title: 'Mine' }],
  'PATCH /api/projects/:id/status': [{ status: 'review' }, { status: 'completed' }],
  'PATCH /api/support/:id': [{ priority: 'high' }, { priority: 'low' }],
  'PATCH /api/support/:id/status': [{ status: 'resolved' }, { status: 'closed' }],
  'PATCH /api/admin/canned-replies/:id': [{ text: 'Theirs.' }, { text: 'Mine.' }],
};

test.each(Object.entries(unversioned))(
  '%s without a version replaces any other',
  async (route, bodies) => {
    const act = await adminActs[route]?.(shop());
    for (const [index, body] of bodies.entries()) {
      const cookie = await anAdminNamed(index === 0 ? 'Bea' : 'Grace');
      expect((await shop().send('PATCH', act?.path ?? '', body, { cookie })).status).toBe(200);
    }
  },
);

function same({ body }: AdminAct): Both {
  return { first: body, second: body };
}

function because(reason: string, routes: readonly string[]): Record<string, string> {
  return Object.fromEntries(routes.map((route) => [route, reason]));
}

async function anAdminNamed(firstName: string): Promise<string> {
  const { id, cookie } = await shop().signIn({ isAdmin: true });
  await shop().db.update(customers).set({ firstName }).where(eq(customers.id, id));
  return cookie;
}
