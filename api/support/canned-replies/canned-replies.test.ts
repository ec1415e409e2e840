import { describe, expect, test } from 'bun:test';
import { readPages } from '#api/testing/lists';
import { testShop } from '#api/testing/shop';
import type { CannedReply } from '#contract/canned-replies';

const shop = testShop();
const path = '/api/admin/canned-replies';
const cookie = async () => (await shop().signIn({ isAdmin: true })).cookie;
const title = () => `Reply ${crypto.randomUUID()}`;

const send = async (method: string, to: string, body?: object) =>
  shop().send(method, to, body, { cookie: await cookie() });

async function add(values: Partial<CannedReply> = {}): Promise<CannedReply> {
  const response = await send('POST', path, { title: title(), text: 'Hello,\nyes.', ...values });
  expect(response.status).toBe(201);
  return response.json();
}

async function list(): Promise<CannedReply[]> {
  return (await send('GET', path)).json();
}

test('stores a reply as written and lists it by title', async () => {
  const b = await add({ title: 'B 🕰️', text: '<b>שלום</b>\n\n& bye' });
  const a = await add({ title: 'A' });
  expect(b).toEqual({
    id: expect.any(Number),
    title: 'B 🕰️',
    text: '<b>שלום</b>\n\n& bye',
    updatedAt: expect.stringMatching(/Z$/),
  });
  const own = (await list()).filter(({ id }) => id === a.id || id === b.id);
  expect(own).toEqual([a, b]);
});

test('paginates, searches and exports the list', async () => {
  const word = crypto.randomUUID();
  const made = [await add({ title: `Z ${word}` }), await add({ text: `Hello ${word}` })];
  const admin = await cookie();
  const found = async (query: string) => {
    const pages = await readPages<CannedReply>(shop(), `${path}?limit=1&${query}`, admin);
    return pages.flat().map(({ id }) => made.findIndex((reply) => reply.id === id));
  };
  expect(await found('')).toHaveLength((await list()).length);
  expect(await found(`q=${word}`)).toEqual([1, 0]);
  expect(await found(`q=${word}&sort=updatedAt:asc`)).toEqual([0, 1]);
  const csv = await shop().get(`${path}?q=${word}`, { cookie: admin, accept: 'text/csv' });
  expect((await csv.text()).split('\r\n')).toHaveLength(4);
  for (const query of ['status=open', 'sort=text:asc', 'cursor=garbage', 'page=2']) {
    expect((await send('GET', `${path}?${query}`)).status).toBe(400);
  }
});

test('keeps fields missing from an update', async () => {
  const reply = await add();
  const renamed = title();
  const changed = await (await send('PATCH', `${path}/${reply.id}`, { title: renamed })).json();
  expect(changed).toMatchObject({ id: reply.id, title: renamed, text: reply.text });
  const nothing = await send('PATCH', `${path}/${reply.id}`, { title: null, text: null });
  expect(await nothing.json()).toMatchObject({ title: renamed, text: reply.text });
});

test('refuses an unknown variable in a change, too', async () => {
  const { id } = await add();
  const response = await send('PATCH', `${path}/${id}`, { text: 'Hi {name}' });
  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].path).toBe('text');
});

test('removes a reply', async () => {
  const { id } = await add();
  expect(await (await send('DELETE', `${path}/${id}`)).json()).toEqual({ ok: true });
  expect((await send('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await send('PATCH', `${path}/${id}`, { text: 'x' })).status).toBe(404);
  expect((await list()).some((reply) => reply.id === id)).toBe(false);
});

describe('a title', () => {
  test('must be unique', async () => {
    const one = await add();
    const other = await add();
    for (const response of [
      await send('POST', path, { title: one.title, text: 'x' }),
      await send('PATCH', `${path}/${other.id}`, { title: one.title }),
    ]) {
      expect(response.status).toBe(409);
      expect((await response.json()).detail).toContain('Choose another');
    }
    expect(await list()).toContainEqual(other);
  });

  test('is given to only one of two concurrent requests', async () => {
    const wanted = { title: title(), text: 'x' };
    const both = await Promise.all([send('POST', path, wanted), send('POST', path, wanted)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

test.each([
  [{ text: 'x' }, 'title', 'Required'],
  [{ title: ' ', text: 'x' }, 'title', 'String must contain at least 1 character(s)'],
  [{ title: 'a\nb', text: 'x' }, 'title', 'Invalid input'],
  [{ title: 'a', text: '' }, 'text', 'String must contain at least 1 character(s)'],
  [{ title: 'a', text: 'a\0b' }, 'text', 'Invalid input'],
  [
    { title: 'a', text: 'Hi {name}, {customerName}' },
    'text',
    '{name} isn’t a variable. Choose one of those below, or remove the braces.',
  ],
  [
    { title: 'a', text: '{name} {order}' },
    'text',
    '{name} and {order} aren’t variables. Choose one of those below, or remove the braces.',
  ],
])('refuses %j', async (body, field, message) => {
  const response = await send('POST', path, body);
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toEqual([{ path: field, message }]);
});
