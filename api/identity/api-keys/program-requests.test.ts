import { describe, expect, test } from 'bun:test';
import { anApiKey } from '#api/testing/api-keys';
import { readAllTables } from '#api/testing/read-all-tables';
import { testShop } from '#api/testing/shop';
import { idempotentRequests } from '#db/schema/idempotent-requests';

const shop = testShop();
const replies = '/api/admin/canned-replies';
const count = async (headers: Record<string, string>) =>
  (await (await shop().get(replies, headers)).json()).length;

describe('Idempotency-Key', () => {
  const aReply = () => ({ title: `Hours ${crypto.randomUUID()}`, text: 'Nine to six.' });
  const aKey = () => crypto.randomUUID();

  test('answers a repeated request as it was answered first, for a day', async () => {
    const { headers: key } = await anApiKey(shop());
    const headers = { ...key, 'idempotency-key': `"${aKey()}"` };
    const reply = aReply();
    const first = await shop().post(replies, reply, headers);
    const again = await shop().post(replies, reply, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('content-security-policy')).not.toBeNull();
    expect(await again.json()).toEqual(await first.json());
    const before = await count(key);
    shop().clock.shiftMs += 25 * 60 * 60 * 1000;
    expect((await shop().post(replies, aReply(), headers)).status).toBe(201);
    expect(await count(key)).toBe(before + 1);
  });

  test('does nothing twice for a day if the process ended before its answer', async () => {
    const { headers: key } = await anApiKey(shop());
    const headers = { ...key, 'idempotency-key': aKey() };
    const reply = aReply();
    await shop().post(replies, reply, headers);
    const before = await count(key);
    await shop().db.update(idempotentRequests).set({ status: null, answer: null });
    const again = await shop().post(replies, reply, headers);
    expect([again.status, (await again.json()).code]).toEqual([409, 'conflict']);
    expect(await count(key)).toBe(before);
    shop().clock.shiftMs += 25 * 60 * 60 * 1000;
    expect((await shop().post(replies, aReply(), headers)).status).toBe(201);
  });

  test('refuses another request with 422, and each key has its own', async () => {
    const { headers: key } = await anApiKey(shop());
    const named = { 'idempotency-key': aKey() };
    await shop().post(replies, aReply(), { ...key, ...named });
    const reused = await shop().post(replies, aReply(), { ...key, ...named });
    expect([reused.status, (await reused.json()).code]).toEqual([422, 'idempotency_key_reused']);
    const { headers: other } = await anApiKey(shop());
    expect((await shop().post(replies, aReply(), { ...other, ...named })).status).toBe(201);
    const empty = await shop().post(replies, aReply(), { ...key, 'idempotency-key': '""' });
    expect(empty.status).toBe(400);
  });

  test('does the work once for requests at the same time', async () => {
    const { headers: key } = await anApiKey(shop());
    const headers = { ...key, 'idempotency-key': aKey() };
    const reply = aReply();
    const before = await count(key);
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop().post(replies, reply, headers)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await count(key)).toBe(before + 1);
  });

  test('can be used again after a failure', async () => {
    const { headers: key } = await anApiKey(shop());
    const headers = { ...key, 'idempotency-key': aKey() };
    const { id } = await shop().aProduct();
    const end = () => shop().post(`/api/products/${id}/move`, { after: 0 }, headers);
    const first = await end();
    expect(first.status).toBeGreaterThanOrEqual(400);
    expect((await end()).status).toBe(first.status);
  });

  test('keeps no answer readable, and means nothing without an API key', async () => {
    const { headers: key, cookie } = await anApiKey(shop());
    const named = { 'idempotency-key': aKey() };
    const reply = { title: 'Opening hours', text: crypto.randomUUID() };
    await shop().post(replies, reply, { ...key, ...named });
    const { cannedReplies: _, ...others } = await readAllTables(shop().db);
    expect(JSON.stringify(others)).not.toContain(reply.text);
    const asAdmin = await shop().post(replies, reply, { cookie, ...named });
    expect(asAdmin.status).toBe(409);
  });
});

test('If-Match is the version that was read, and ETag the newest', async () => {
  const { headers } = await anApiKey(shop());
  const { id } = await shop().aProduct();
  const read = await shop().get(`/api/products/${id}`, headers);
  const seen = read.headers.get('etag') ?? '';
  expect(seen).toMatch(/^"\d+"$/);
  const change = (title: string, version: string) =>
    shop().send('PATCH', `/api/products/${id}`, { title }, { ...headers, 'if-match': version });
  const changed = await change('Another title', seen);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(seen);
  const late = await change('Mine', seen);
  expect([late.status, (await late.json()).code]).toEqual([409, 'conflict']);
  expect((await change('Mine', 'W/"x"')).status).toBe(400);
});
