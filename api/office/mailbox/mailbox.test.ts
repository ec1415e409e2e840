import { afterAll, beforeAll, expect, test } from 'bun:test';
import { Elysia } from 'elysia';
import { problems } from '#api/http/problems';
import { mails } from '#db/schema/mails';
import { testDatabase } from '#db/testing/database';
import { mailboxRoutes } from './routes.ts';

const database = testDatabase();
let url = '';
let stop: () => unknown;

beforeAll(async () => {
  const { db } = database();
  const app = new Elysia()
    .use(problems(() => {}))
    .use(mailboxRoutes({ db }))
    .get('/elsewhere', () => 'open to all')
    .listen({ port: 0, hostname: '127.0.0.1' });
  url = `http://127.0.0.1:${app.server?.port}`;
  stop = () => app.stop(true);
  const words = { kind: 'email-code', text: 'Plain', html: '<head></head><p>"Rich"</p>' };
  const sent = (at: string) => ({ status: 'sent' as const, sentAt: new Date(at) });
  await db.insert(mails).values([
    { ...words, ...sent('2026-01-15T12:00Z'), key: 'a', to: 'a@example.com', subject: 'First' },
    { ...words, ...sent('2026-01-15T12:01Z'), key: 'b', to: 'b@example.com', subject: '<b>&' },
    { ...words, key: 'c', to: 'c@example.com', subject: 'Not sent yet' },
    {
      ...words,
      ...sent('2026-01-15T12:02Z'),
      key: 'd',
      to: 'd@example.com',
      subject: 'Forgotten',
      text: null,
    },
  ]);
});
afterAll(() => stop());

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(url + path, { headers });
}

test('lists mails as JSON on request, newest first', async () => {
  const response = await get('/mailbox', { accept: 'application/json' });
  expect(await response.json()).toEqual([
    {
      to: 'b@example.com',
      subject: '<b>&',
      text: 'Plain',
      html: '<head></head><p>"Rich"</p>',
      sentAt: '2026-01-15T12:01:00.000Z',
    },
    expect.objectContaining({ to: 'a@example.com', subject: 'First' }),
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('shows browsers a page that links to each mail, with its text escaped', async () => {
  const list = await (await get('/mailbox', { accept: 'text/html' })).text();
  expect(list).toContain('&lt;b&gt;&amp;');
  expect(list).not.toContain('Not sent yet');
  const link = /href="(\/mailbox\/\d+)"/.exec(list)?.[1] ?? '';
  const mail = await get(link);
  expect(mail.headers.get('content-type')).toBe('text/html;charset=utf-8');
  const page = await mail.text();
  expect(page).toContain('<pre>Plain</pre>');
  expect(page).toMatch(/<iframe [^>]*sandbox="[^"]*"[^>]*srcdoc="[^"]*&quot;Rich&quot;/);
  expect(page).not.toContain('<p>"Rich"');
});

test.each(['/mailbox/0', '/mailbox/99999999999', '/mailbox/x'])(
  'finds no mail at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('does not restrict other routes', async () => {
  expect((await get('/elsewhere', { host: 'shop.example' })).status).toBe(200);
});

test('does not exist behind a proxy', async () => {
  expect((await get('/mailbox', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(404);
});
