import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { TestClock } from 'pg-boss';
import { headersOf, startMailServer } from '#api/testing/mail-server';
import { defaultSettings } from '#contract/default-settings';
import type { Db } from '#db/client';
import { type MailRow, mails } from '#db/schema/mails';
import { testDatabase } from '#db/testing/database';
import { createIdleJobs, type Jobs } from '../jobs/jobs.ts';
import { createWorker } from '../jobs/worker.ts';
import { createOrderLinks } from '../signed-links.ts';
import { createMail, type Mail } from './service.ts';
import { createSmtpTransport } from './smtp.ts';
import { type MailTransport, mailboxTransport } from './transport.ts';

const settings = () => ({ ...defaultSettings, emails: {} });
const orderLinks = createOrderLinks({ secrets: ['a secret of tests'], now: () => new Date() });

const database = testDatabase();
const startsAt = new Date('2026-01-15T12:00:00Z');
const opened: (() => unknown)[] = [];
let db: Db;
let now = startsAt;

beforeEach(async () => {
  db = database().db;
  await db.delete(mails);
  now = startsAt;
});

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** A mail server that refuses one mail per reason, and a transport to it. */
async function aPost(...reasons: string[]) {
  const server = await startMailServer({
    refuse() {
      const reason = reasons.shift();
      return reason ? Object.assign(new Error(reason), { responseCode: 451 }) : null;
    },
  });
  const from = { name: 'Sitewright', address: 'hello@shop.example' };
  const transport = createSmtpTransport({ url: server.url, from });
  opened.push(() => server.stop(), transport.close);
  return { server, transport };
}

function mailBy(jobs: Jobs, transport: MailTransport): Mail {
  return createMail({
    db,
    jobs,
    transport,
    baseUrl: 'https://shop.example',
    orderLinks,
    settings,
    now: () => now,
  });
}

/** The mail service without a worker: the test makes each attempt. */
function aSender(transport: MailTransport) {
  let perform = async (_task: object, _attempt: { isLast: boolean }) => {};
  const jobs: Jobs = {
    ...createIdleJobs(),
    define(_name, plan) {
      perform = (task, attempt) =>
        plan.perform(task as Parameters<typeof plan.perform>[0], attempt);
      return { enqueue: async () => {} };
    },
  };
  const mail = mailBy(jobs, transport);
  const attempt = async (isLast = false) => {
    const outcome = await perform({ mailId: (await row()).id }, { isLast }).catch(
      (error: Error) => error.message,
    );
    return outcome ?? 'done';
  };
  return { mail, attempt };
}

function sendReceipt(mail: Mail, values: { productTitle?: string; customerName?: string } = {}) {
  return mail.send(db, 'receipt', {
    to: 'ada@example.com',
    key: 'receipt',
    data: {
      customerName: 'Ada Lovelace',
      productTitle: 'Saltmarsh',
      orderId: 'ACC-2026-0001',
      billingInterval: 'month',
      productCents: 3900,
      supportPackage: 'none',
      supportCents: 0,
      discount: null,
      paidCents: 3900,
      paidAt: startsAt,
      invoice: { number: null, url: null, period: null, card: null },
      nextCharge: null,
      hasAccount: false,
      briefToken: null,
      productPicture: null,
      accountCode: null,
      delivery: { promisedAt: null, pause: null },
      termsVersion: '2024-12-30',
      ...values,
    },
  });
}

function sendCode(mail: Mail, to = 'ada@example.com') {
  const data = { code: '042042', validMinutes: 10 };
  return mail.send(db, 'email-code', { to, data, key: 'code' });
}

async function row(): Promise<MailRow> {
  const [mail, ...others] = await db.select().from(mails);
  if (!mail || others.length > 0) throw new Error('There should be one mail');
  return mail;
}

describe('a sent mail', () => {
  test('records its time and is not sent again', async () => {
    const { server, transport } = await aPost();
    const { mail, attempt } = aSender(transport);
    await sendReceipt(mail);
    now = new Date(startsAt.getTime() + 1000);
    expect(await attempt()).toBe('done');
    expect(await row()).toMatchObject({ status: 'sent', sentAt: now, attempts: 1 });
    expect(await attempt()).toBe('done');
    expect(server.received).toHaveLength(1);
  });

  test('keeps its text without the secret', async () => {
    const { transport } = await aPost();
    const { mail, attempt } = aSender(transport);
    await sendReceipt(mail);
    await attempt();
    expect((await row()).text).toContain('Saltmarsh');
    await db.delete(mails);
    await sendCode(mail);
    await attempt();
    expect(await row()).toMatchObject({ status: 'sent', text: null, html: null });
  });

  test.each([
    ['deletes a guest’s ticket link', true, false],
    ['keeps its text when the ticket requires signing in', false, true],
  ])('%s', async (_promise, isGuest, keepsWords) => {
    const { server, transport } = await aPost();
    const { mail, attempt } = aSender(transport);
    const url = `https://shop.example/support/tickets/${'a'.repeat(48)}`;
    await mail.send(db, 'ticket-opened', {
      to: 'ada@example.com',
      key: 'ticket',
      data: {
        ticketId: 'TKT-2026-0001',
        subject: 'Opening hours',
        place: { url, isGuest, linkDays: 90 },
      },
    });
    await attempt();
    expect(server.received).toHaveLength(1);
    const { text, html } = await row();
    expect([text !== null, html !== null]).toEqual([keepsWords, keepsWords]);
  });

  test('loses an old secret at the next cleanup, except in the mailbox', async () => {
    const pass = async (transport: MailTransport) => {
      const jobs = createIdleJobs();
      mailBy(jobs, transport);
      await jobs.run('mail-upkeep');
      return (await row()).text;
    };
    await db.insert(mails).values({
      key: 'old',
      kind: 'ticket-opened',
      to: 'ada@example.com',
      subject: 'a',
      text: 'link',
      status: 'sent',
      sentAt: startsAt,
      createdAt: startsAt,
      expiresAt: new Date(startsAt.getTime() + 60 * 60_000),
    });
    expect(await pass(mailboxTransport)).toBe('link');
    expect(await pass((await aPost()).transport)).toBeNull();
  });

  test('keeps its secret in the mailbox', async () => {
    const { mail, attempt } = aSender(mailboxTransport);
    await sendCode(mail);
    await attempt();
    expect((await row()).text).toContain('042042');
  });
});

test('adds no header or recipient from text that a stranger typed', async () => {
  const { server, transport } = await aPost();
  const { mail, attempt } = aSender(transport);
  await sendReceipt(mail, {
    productTitle: 'Site\r\nBcc: spy@evil.example',
    customerName: 'Ada\r\n\r\n<script>alert(1)</script>',
  });
  await attempt();
  const [received] = server.received;
  if (!received) throw new Error('nothing arrived');
  expect(received.to).toEqual(['ada@example.com']);
  const headers = headersOf(received);
  expect(headers.bcc).toBeUndefined();
  expect(headers.subject).toEqual(['Your order ACC-2026-0001: Site Bcc: spy@evil.example']);
  expect(received.raw.split('text/html')[1]).toContain('&lt;script&gt;');
  expect(received.raw.split('text/html')[1]).not.toContain('<script');
});

test.each([
  'ada@example.com, spy@evil.example',
  'ada@example.com\r\nRCPT TO:<spy@evil.example>',
  '"a b"@example.com',
  'Ada <ada@example.com>',
  'ada',
])('never asks a server to send to %j', async (to) => {
  const { server, transport } = await aPost();
  const { mail, attempt } = aSender(transport);
  await sendCode(mail, to);
  expect(await attempt()).toBe('done');
  expect(server.received).toEqual([]);
  expect(await row()).toMatchObject({
    status: 'failed',
    lastError: expect.stringContaining('a valid email address'),
  });
});

describe('a refused mail', () => {
  test('keeps the reason until it is sent', async () => {
    const { server, transport } = await aPost('Try later');
    const { mail, attempt } = aSender(transport);
    await sendReceipt(mail);
    expect(await attempt()).toContain('451 Try later');
    expect(await row()).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('451 Try later'),
    });
    expect(await attempt()).toBe('done');
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    expect(server.received).toHaveLength(1);
  });

  test('fails after its last attempt, until an admin resends it', async () => {
    const { server, transport } = await aPost('Try later', 'Never');
    const { mail, attempt } = aSender(transport);
    await sendReceipt(mail);
    await attempt();
    await attempt(true);
    const failed = await row();
    expect(failed).toMatchObject({
      status: 'failed',
      attempts: 2,
      lastError: expect.stringContaining('Never'),
    });
    await mail.retry(failed.id, async () => {});
    await attempt();
    expect(await row()).toMatchObject({ status: 'sent', attempts: 3 });
    expect(server.received).toHaveLength(1);
  });

  test('has the same message ID at each attempt', async () => {
    const names: string[] = [];
    const { mail, attempt } = aSender({
      ...mailboxTransport,
      async deliver({ messageId }) {
        names.push(messageId);
        throw new Error('The line broke after the message');
      },
    });
    await sendReceipt(mail);
    await attempt();
    await attempt();
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test('is not retried after its secret expires', async () => {
    const { server, transport } = await aPost('Try later');
    const { mail, attempt } = aSender(transport);
    await sendCode(mail);
    await attempt();
    now = new Date(startsAt.getTime() + 10 * 60_000);
    expect(await attempt()).toBe('done');
    expect(server.received).toEqual([]);
    expect(await row()).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('expired'),
    });
  });

  test('records its reason in one short line', async () => {
    const { mail, attempt } = aSender({
      ...mailboxTransport,
      deliver: () => Promise.reject(new Error(`first\r\nsecond ${'x'.repeat(5000)}`)),
    });
    await sendReceipt(mail);
    await attempt();
    expect((await row()).lastError).toMatch(/^first second x{10,287}…$/);
  });
});

test('sends after the commit and retries after a delay', async () => {
  const { server, transport } = await aPost('Try later');
  const clock = new TestClock(Date.now() + 60 * 60_000);
  const jobs = createWorker({ database: database(), log: () => {}, clock });
  let attempt: Promise<unknown> = Promise.resolve();
  const mail = mailBy(jobs, {
    ...transport,
    deliver(message) {
      const sending = transport.deliver(message);
      attempt = sending.catch(() => {});
      return sending;
    },
  });
  await jobs.start();
  opened.push(jobs.stop);
  await db.transaction(async (tx) => {
    await mail.send(tx, 'subscription-ended', {
      to: 'ada@example.com',
      key: 'ended',
      data: {
        customerName: 'A',
        productTitle: 'B',
        orderId: 'C',
        endedAt: startsAt,
        isDelivered: true,
      },
    });
    expect(server.received).toEqual([]);
  });
  while (server.received.length === 0) {
    // Moving the clock during an attempt would make the worker treat it as lost.
    await attempt;
    await row();
    await clock.tick(1_000);
  }
  await jobs.stop();
  expect(server.received).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});
