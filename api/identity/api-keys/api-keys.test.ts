import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { limits } from '#api/http/limits';
import { anApiKey } from '#api/testing/api-keys';
import { findOrder } from '#api/testing/orders';
import { readAllTables } from '#api/testing/read-all-tables';
import { testShop } from '#api/testing/shop';
import type { ApiKey } from '#contract/api-keys';
import type { AuditEntry } from '#contract/audit';
import { endpoints, type PermittedEndpoint } from '#contract/endpoints';
import { keyScopes } from '#contract/permissions';
import { apiKeys } from '#db/schema/api-keys';
import { customers } from '#db/schema/customers';
import { rateLimits } from '#db/schema/rate-limits';

const shop = testShop({ rateLimits: true });
const orders = '/api/orders';
const statusOf = async (headers: Record<string, string>) =>
  (await shop().get(orders, headers)).status;
const list = async (cookie: string): Promise<ApiKey[]> =>
  (await shop().get('/api/admin/api-keys', { cookie })).json();

const named = Object.values<PermittedEndpoint>(endpoints).filter(({ permission }) => permission);

test('offers as scopes exactly the permissions that endpoints for programs need', () => {
  const needed = named.filter(({ programs }) => programs !== 'refused');
  const used = new Set(needed.map(({ permission }) => permission));
  expect([...used].sort()).toEqual([...keyScopes].sort());
});

describe('a key', () => {
  test('acts as its creator, and audit log entries name it', async () => {
    const { headers, key, cookie } = await anApiKey(shop(), { name: 'Importer' });
    const created = await shop().post(
      '/api/admin/canned-replies',
      { title: 'Hours', text: 'Nine to six.' },
      headers,
    );
    expect(created.status).toBe(201);
    const entries: AuditEntry[] = await (await shop().get('/api/admin/audit', { cookie })).json();
    expect(entries.map(({ verb, actor }) => [verb, actor.name, actor.apiKey])).toEqual([
      ['canned_reply.created', key.owner.name, 'Importer'],
      ['api_key.created', key.owner.name, null],
    ]);
  });

  test('is stored as a digest, and only its beginning is listed', async () => {
    const { key, secret, cookie } = await anApiKey(shop());
    expect(secret).toMatch(/^swk_[\w-]{43}$/);
    expect(secret).toStartWith(key.prefix);
    expect(key.prefix).toHaveLength(12);
    expect(JSON.stringify(await list(cookie))).not.toContain(secret);
    expect(JSON.stringify(await readAllTables(shop().db))).not.toContain(secret);
    expect(shop().log.join()).not.toContain(secret);
  });

  test('is refused once it was guessed, expired or revoked, even next to a cookie', async () => {
    const expiresAt = new Date(shop().clock.now().getTime() + 60_000).toISOString();
    const { headers, cookie, key } = await anApiKey(shop(), { expiresAt });
    expect(await statusOf(headers)).toBe(200);
    shop().clock.shiftMs += 60_000;
    const expired = await shop().get(orders, { ...headers, cookie });
    expect(expired.status).toBe(401);
    expect(expired.headers.get('www-authenticate')).toBe('Bearer');
    expect((await list(cookie)).find(({ id }) => id === key.id)?.status).toBe('expired');

    const revoked = await anApiKey(shop(), { cookie });
    await shop().send('DELETE', `/api/admin/api-keys/${revoked.key.id}`, undefined, { cookie });
    expect(await statusOf({ ...revoked.headers, cookie })).toBe(401);

    for (const guess of ['Bearer', 'Bearer ', 'bearer x', `Bearer ${revoked.key.prefix}`]) {
      expect(await statusOf({ authorization: guess, cookie })).toBe(401);
    }
    expect(await statusOf({ authorization: 'Basic YTpi', cookie })).toBe(200);
  });

  test('ends with the admin access of its creator, for good', async () => {
    const owner = await shop().signIn({ role: 'owner' });
    const { headers, key } = await anApiKey(shop(), { role: 'manager' });
    const path = `/api/admin/people/${key.owner.id}`;
    await shop().send('DELETE', path, { version: 0 }, { cookie: owner.cookie });
    expect(await statusOf(headers)).toBe(401);
    const row = await shop().db.query.users.findFirst({
      where: (users) => eq(users.id, key.owner.id),
    });
    await shop()
      .db.update(customers)
      .set({ isAdmin: true, role: 'owner' })
      .where(eq(customers.id, row?.customerId ?? ''));
    expect(await statusOf(headers)).toBe(401);
  });

  test('does no more than its scopes, and than its creator’s role now does', async () => {
    const { cookie, id } = await shop().signIn({ role: 'manager' });
    const { headers } = await anApiKey(shop(), {
      cookie,
      scopes: ['shop.read', 'discounts.change'],
    });
    const end = () => shop().post('/api/admin/discounts/0/end', undefined, headers);
    expect((await end()).status).toBe(404);
    const outside = await shop().get('/api/admin/audit', headers);
    expect(outside.status).toBe(403);
    expect((await outside.json()).detail).toBe(
      'This API key doesn’t have the permission “audit.read”.',
    );
    await shop().db.update(customers).set({ role: 'support' }).where(eq(customers.id, id));
    expect((await end()).status).toBe(403);
    expect(await statusOf(headers)).toBe(200);
  });

  test.each([
    [{ scopes: ['settings.change', 'people.manage'] }, 'scopes'],
    [{ scopes: ['shop.write'] }, 'scopes'],
    [{ scopes: [] }, 'scopes'],
    [{ networks: ['203.0.113.0/33'] }, 'networks'],
    [{ networks: ['2001:db8::/65'] }, 'networks'],
    [{ networks: ['example.com'] }, 'networks'],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt'],
  ])('can’t be created with %j', async (values, path) => {
    const { cookie } = await shop().signIn({ role: 'manager' });
    const body = { name: 'Key', scopes: ['shop.read'], ...values };
    const response = await shop().post('/api/admin/api-keys', body, { cookie });
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].path).toStartWith(path);
  });

  test('works only from its networks', async () => {
    const { headers } = await anApiKey(shop(), { networks: ['203.0.113.0/24'] });
    const response = await shop().get(orders, headers);
    expect(response.status).toBe(403);
    expect((await response.json()).detail).toBe('This API key can’t be used from this network.');
  });

  test('tells what is left of its limit, and when it begins again', async () => {
    const { headers, key } = await anApiKey(shop());
    const { tries } = limits['API key'];
    const used = await shop().get(orders, headers);
    expect(used.headers.get('ratelimit-policy')).toBe(`"key";q=${tries};w=60`);
    expect(used.headers.get('ratelimit')).toBe(`"key";r=${tries - 1};t=60`);
    await shop().db.update(rateLimits).set({ count: tries }).where(eq(rateLimits.limit, 'API key'));
    const refused = await shop().get(orders, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeWithin(50, 61);
    expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d\d$/);
    const [row] = await shop().db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(row?.lastUsedAt).not.toBeNull();
  });

  test('buys and asks for someone else, not for its creator', async () => {
    const { headers } = await anApiKey(shop());
    const { id: productId } = await shop().aProduct();
    const buyer = { customerName: 'Ada Lovelace', customerEmail: 'ada@example.com' };
    const opened = await shop().post(`${orders}/create-checkout`, { productId, ...buyer }, headers);
    expect((await findOrder(shop(), (await opened.json()).orderId)).customerId).toBeNull();
  });

  test('is refused if it is absurdly long, and so is a body that is too large', async () => {
    const { headers } = await anApiKey(shop());
    const body = { title: 'x', text: 'x'.repeat(70_000) };
    expect((await shop().post('/api/admin/canned-replies', body, headers)).status).toBe(413);
    expect(await statusOf({ authorization: `Bearer ${'x'.repeat(8_000)}` })).toBe(401);
  });
});

test('guesses are limited for each network', async () => {
  const guess = () => statusOf({ authorization: `Bearer swk_${crypto.randomUUID()}` });
  const seen = new Set<number>();
  seen.add(await guess());
  const { tries: count } = limits['wrong API key, address'];
  await shop().db.update(rateLimits).set({ count });
  seen.add(await guess());
  expect([...seen]).toEqual([401, 429]);
  const { headers } = await anApiKey(shop());
  expect(await statusOf(headers)).toBe(200);
});
