import { afterEach, beforeEach, expect, test } from 'bun:test';
import { headersOf, type MailServer, startMailServer } from '#api/testing/mail-server';
import { defaultSettings } from '#contract/default-settings';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { testDatabase } from '#db/testing/database';
import { createIdleJobs, type Jobs } from '../jobs/jobs.ts';
import { createOrderLinks } from '../signed-links.ts';
import { createMail, type Mail } from './service.ts';
import { createSmtpTransport } from './smtp.ts';

const settings = () => ({ ...defaultSettings, emails: {} });
const orderLinks = createOrderLinks({ secrets: ['a secret of tests'], now: () => new Date() });

const database = testDatabase();
const from = { name: 'Sitewright', address: 'hello@shop.example' };
let db: Db;
let server: MailServer;
let mail: Mail;
let sendAll: () => Promise<void>;
let close: () => void;

beforeEach(async () => {
  db = database().db;
  await db.delete(mails);
  server = await startMailServer();
  const transport = createSmtpTransport({ url: server.url, from });
  close = transport.close;
  const queued: (() => Promise<void>)[] = [];
  const jobs: Jobs = {
    ...createIdleJobs(),
    define: (_name, plan) => ({
      enqueue: async (_tx, data) => {
        queued.push(() => plan.perform(data, { isLast: false }));
      },
    }),
  };
  mail = createMail({
    db,
    jobs,
    transport,
    baseUrl: 'https://shop.example',
    orderLinks,
    settings,
    now: () => new Date(),
  });
  sendAll = async () => {
    for (const send of queued.splice(0)) await send();
  };
});

afterEach(async () => {
  close();
  await server.stop();
});

async function answer(key: string, thread: string | undefined, subject = 'Opening hours') {
  await mail.send(db, 'ticket-answered', {
    to: 'ada@example.com',
    key,
    ...(thread === undefined ? {} : { thread }),
    data: {
      ticketId: 'TKT-2026-0001',
      subject,
      author: null,
      isFirst: false,
      message: 'From seven on.',
      attachments: 0,
      place: { url: 'https://shop.example/', isGuest: false, linkDays: 90 },
    },
  });
}

const received = () => server.received.map(headersOf);
const nameOf = (headers: Record<string, string[]> | undefined) =>
  headers?.['message-id']?.[0] ?? '';

test('references the earlier mails of a conversation under one subject', async () => {
  for (const key of ['1', '2', '3']) await answer(key, 'ticket:1:customer');
  await sendAll();
  const [first, second, third] = received();
  expect(received().map(({ subject }) => subject)).toEqual([
    ['[TKT-2026-0001] Opening hours'],
    ['Re: [TKT-2026-0001] Opening hours'],
    ['Re: [TKT-2026-0001] Opening hours'],
  ]);
  expect([first?.references, first?.['in-reply-to']]).toEqual([undefined, undefined]);
  expect(second?.['in-reply-to']).toEqual([nameOf(first)]);
  expect(second?.references).toEqual([nameOf(first)]);
  expect(third?.['in-reply-to']).toEqual([nameOf(second)]);
  expect(third?.references).toEqual([`${nameOf(first)} ${nameOf(second)}`]);
  expect(new Set(received().map(nameOf)).size).toBe(3);
});

test('keeps a conversation per reader and none for other mails', async () => {
  await answer('1', 'ticket:1:customer');
  await answer('2', 'ticket:1:shop');
  await answer('3', undefined);
  await answer('4', undefined);
  await sendAll();
  for (const headers of received()) {
    expect(headers.subject).toEqual(['[TKT-2026-0001] Opening hours']);
    expect(headers.references).toBeUndefined();
  }
});

test('references the last twenty mails of a long conversation', async () => {
  for (let count = 1; count <= 23; count++) await answer(String(count), 'ticket:1:customer');
  await sendAll();
  const all = received();
  const last = all.at(-1)?.references?.[0]?.split(' ') ?? [];
  expect(last).toEqual(all.slice(2, -1).map(nameOf));
  expect(last).toHaveLength(20);
});

test('references the same mails on a retry', async () => {
  await answer('1', 'ticket:1:customer');
  await answer('2', 'ticket:1:customer');
  await answer('3', 'ticket:1:customer');
  await sendAll();
  const [, second] = await db.select().from(mails).orderBy(mails.id);
  await db.update(mails).set({ status: 'failed' });
  await mail.retry(second?.id ?? 0, async () => {});
  await sendAll();
  const [, before, , again] = received();
  expect(nameOf(again)).toBe(nameOf(before));
  expect(again?.references).toEqual(before?.references);
});

test.each([
  'Hours\r\nBcc: spy@evil.example',
  'Hours\r\nReferences: <1@evil.example>',
  'Ünï\n\nbody',
])('adds no header from the subject %j', async (subject) => {
  await answer('1', 'ticket:1:customer', subject);
  await answer('2', 'ticket:1:customer', subject);
  await sendAll();
  const [first, second] = received();
  expect(second?.bcc).toBeUndefined();
  expect(second?.references).toEqual([nameOf(first)]);
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com'], ['ada@example.com']]);
});
