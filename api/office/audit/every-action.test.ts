import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { type SQL, sql } from 'drizzle-orm';
import type { AdminAct } from '#api/testing/admin-act';
import { adminActs } from '#api/testing/admin-acts';
import { readAllTables } from '#api/testing/read-all-tables';
import { testShop } from '#api/testing/shop';
import { auditEntries } from '#db/schema/audit-entries';

setDefaultTimeout(20_000);

const shop = testShop();
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

/** Actions that are open to admins but not logged. */
const exceptions = {
  'POST /api/support/:id/messages': 'The message itself records its author and time.',
  'POST /api/admin/list-views/default': 'It decides what one’s own list opens with.',
  'POST /api/admin/presence': 'It says who types, and nothing of it is stored.',
  'POST /api/support/:id/read': 'It marks what was looked at, and decides nothing.',
  'POST /api/admin/totp': 'A secret that waits for its first code is not in force.',
  'POST /api/admin/confirm-identity': 'It proves who asks; what follows has an entry of its own.',
  'POST /api/admin/address-checks': 'It looks at a public website and changes nothing.',
  'POST /api/admin/emails/:kind/preview': 'It shows an email and changes nothing.',
  'POST /api/admin/uploads': 'A picture is only visible once a product uses it, which is audited.',
};

/** What identifies, proves or protects a request, and isn’t a field of a form. */
const notFields = /^(version|readAt|requestId|code|password|username|section|restore|customerId)$/;

/** Actions whose action and subject say all that their body does. */
const named = {
  'POST /api/products/:id/move': 'The place among the others is no value of the product.',
  'POST /api/admin/emails/:kind/test': 'It sends what is typed and changes nothing.',
  'POST /api/admin/settings/legal/:document/withdraw': 'The subject names the version.',
};

const perform = (route: string, { path, body, cookie: own }: AdminAct) => {
  const [method = ''] = route.split(' ');
  // A sign-in request has no session yet.
  return shop().send(method, path, body, path.endsWith('/login') ? {} : { cookie: own ?? cookie });
};

/** The routes that change something and are closed to customers. */
async function adminRoutes(): Promise<string[]> {
  const changing = shop().app.routes.filter(({ method }) => !/^(GET|HEAD)$/.test(method));
  const routes: string[] = [];
  for (const { method, path } of changing) {
    // Signing out ends the session, so each route gets a new customer.
    const customer = await shop().signIn();
    const body = method === 'DELETE' ? undefined : {};
    const asked = path.replaceAll(/:\w+/g, '0');
    const { status } = await shop().send(method, asked, body, { cookie: customer.cookie });
    if (status === 403 || path.startsWith('/api/admin/')) routes.push(`${method} ${path}`);
  }
  return routes;
}

test('requires an entry or an exception for every admin change', async () => {
  const known = [...Object.keys(adminActs), ...Object.keys(exceptions)];
  expect((await adminRoutes()).sort()).toEqual(known.sort());
});

const failsAtOnce = sql`create trigger fail_now before insert on audit_entries for each row execute function fail()`;
const failsAtCommit = sql`create constraint trigger fail_now after insert on audit_entries deferrable initially deferred for each row execute function fail()`;

beforeAll(async () => {
  await shop().db.execute(
    sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'not today'; end $$`,
  );
});

/** Performs it while the trigger keeps its entry from being written. */
async function expectRollback(route: string, act: AdminAct, trigger: SQL): Promise<void> {
  const { db } = shop();
  const before = await readAllTables(db);
  await db.execute(trigger);
  try {
    expect((await perform(route, act)).status).toBe(500);
  } finally {
    await db.execute(sql`drop trigger fail_now on audit_entries`);
  }
  expect(await readAllTables(db)).toEqual(before);
}

test('is rolled back at once when its entry cannot be written', async () => {
  const [[route, prepare] = []] = Object.entries(adminActs);
  if (!route || !prepare) throw new Error('There is no change');
  await expectRollback(route, await prepare(shop()), failsAtOnce);
});

describe.each(Object.entries(adminActs))('%s', (route, prepare) => {
  test('writes one entry with actor, action and changed fields, without secrets', async () => {
    const act = await prepare(shop());
    const before = await shop().db.$count(auditEntries);
    const response = await perform(route, act);
    expect([200, 201]).toContain(response.status);
    const entries = await shop().db.select().from(auditEntries).orderBy(auditEntries.id);
    const [entry, ...others] = entries.slice(before);
    const { verb, name: subjectName, changes = [] } = act;
    const [kind] = verb.split('.');
    expect(entry).toMatchObject({ verb, kind, subjectName, changes });
    expect(others).toEqual([]);
    const told = JSON.stringify(entry);
    expect(told).not.toMatch(/secret/i);
    const fields = Object.keys(act.body ?? {}).filter((field) => !notFields.test(field));
    if (fields.length > 0 && !(route in named)) expect(entry?.changes).not.toEqual([]);
    expect(entry?.actorName).toMatch(kind === 'account' ? subjectName : /^Admin \d+$/);
  });

  test('is rolled back when it cannot be committed with its entry', async () => {
    await expectRollback(route, await prepare(shop()), failsAtCommit);
  });
});
