import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { defaultSettings } from '#contract/default-settings';
import type { Db } from '#db/client';
import { type MailRow, mails } from '#db/schema/mails';
import { testDatabase } from '#db/testing/database';
import { createIdleJobs } from '../jobs/jobs.ts';
import { createOrderLinks } from '../signed-links.ts';
import { createMail } from './service.ts';
import { mailboxTransport } from './transport.ts';

const settings = () => ({ ...defaultSettings, emails: {} });
const orderLinks = createOrderLinks({ secrets: ['a secret of tests'], now: () => new Date() });

const database = testDatabase();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const startsAt = new Date('2026-01-15T12:00:00Z');

let now = startsAt;
let db: Db;
let jobs: ReturnType<typeof createIdleJobs>;
let mail: ReturnType<typeof createMail>;

beforeEach(async () => {
  db = database().db;
  await db.delete(mails);
  now = startsAt;
  jobs = createIdleJobs();
  const baseUrl = 'https://shop.example';
  mail = createMail({
    db,
    jobs,
    transport: mailboxTransport,
    baseUrl,
    orderLinks,
    settings,
    now: () => now,
  });
});

function sendCode(key: string, to = 'ada@example.com', tx = db) {
  return mail.send(tx, 'email-code', { to, data: { code: '042042', validMinutes: 10 }, key });
}

function sendEnded(key: string) {
  const data = { customerName: 'Ada', productTitle: 'Ebbe', orderId: 'ACC-2026-0001' };
  return mail.send(db, 'subscription-ended', {
    to: 'ada@example.com',
    data: { ...data, endedAt: startsAt, isDelivered: true },
    key,
  });
}

async function row(key: string): Promise<MailRow> {
  const found = await db.query.mails.findFirst({ where: eq(mails.key, key) });
  if (!found) throw new Error('no such mail');
  return found;
}

async function set(key: string, values: Partial<MailRow>): Promise<MailRow> {
  await db.update(mails).set(values).where(eq(mails.key, key));
  return row(key);
}

describe('a mail', () => {
  test('is written when its event happens, and queued', async () => {
    await sendCode('code');
    expect(await row('code')).toMatchObject({
      kind: 'email-code',
      to: 'ada@example.com',
      status: 'queued',
      attempts: 0,
      text: expect.stringContaining('042042'),
      html: expect.stringContaining('042042'),
      createdAt: startsAt,
      expiresAt: new Date(startsAt.getTime() + 10 * minuteMs),
    });
  });

  test('is not written when its transaction fails', async () => {
    const failing = db.transaction(async (tx) => {
      await sendCode('code', undefined, tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.$count(mails)).toBe(0);
  });

  test('is written once for a repeated event', async () => {
    await Promise.all([sendEnded('ended'), sendEnded('ended')]);
    await sendEnded('ended');
    expect(await db.$count(mails)).toBe(1);
  });
});

describe('an admin', () => {
  test('resends a failed mail', async () => {
    await sendEnded('ended');
    const { id } = await set('ended', { status: 'failed', lastError: 'no answer', attempts: 16 });
    expect(await mail.retry(id, async () => {})).toMatchObject({
      id,
      status: 'queued',
      attempts: 16,
    });
    expect((await row('ended')).status).toBe('queued');
  });

  test.each<[string, Partial<MailRow>, string]>([
    ['is already being sent', { status: 'queued' }, 'already being sent'],
    ['was sent', { status: 'sent' }, 'already sent'],
    ['is no longer stored', { status: 'failed', text: null, html: null }, 'no longer stored'],
  ])('cannot resend a mail that %s', async (_, values, words) => {
    await sendEnded('ended');
    const { id } = await set('ended', values);
    const refusal = await mail.retry(id, async () => {}).catch((error) => error);
    expect(refusal).toBeInstanceOf(Failure);
    expect(refusal).toMatchObject({ code: 'conflict', sentence: expect.stringContaining(words) });
  });

  test('cannot resend a mail that does not exist', async () => {
    await expect(mail.retry(2_147_483_647, async () => {})).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('cleanup deletes', () => {
  const later = (ms: number) => {
    now = new Date(startsAt.getTime() + ms);
    return jobs.run('mail-upkeep');
  };

  test('a secret after it expires, but not before', async () => {
    await sendCode('code');
    await set('code', { status: 'sent', sentAt: startsAt });
    await later(9 * minuteMs);
    expect((await row('code')).text).toContain('042042');
    await later(10 * minuteMs);
    expect(await row('code')).toMatchObject({
      status: 'sent',
      subject: '•••••• is your Sitewright verification code',
      text: null,
      html: null,
    });
  });

  test('a secret that was not sent in time', async () => {
    await sendCode('code');
    await later(11 * minuteMs);
    expect(await row('code')).toMatchObject({
      status: 'failed',
      text: null,
      lastError: expect.stringContaining('expired'),
    });
  });

  test('the text of a mail after a month, but not of a queued one', async () => {
    await sendEnded('sent');
    await set('sent', { status: 'sent', sentAt: startsAt });
    await sendEnded('waits');
    await later(29 * dayMs);
    expect((await row('sent')).text).not.toBeNull();
    await later(31 * dayMs);
    expect((await row('sent')).text).toBeNull();
    expect((await row('waits')).text).not.toBeNull();
  });

  test('the record of a mail after the years named in the privacy policy', async () => {
    await sendEnded('ended');
    await later(3 * 366 * dayMs);
    expect(await db.$count(mails)).toBe(0);
  });
});

test('cleanup queues mails without a job again', async () => {
  const enqueued: number[] = [];
  const busy = createIdleJobs();
  createMail({
    db,
    jobs: {
      ...busy,
      define: () => ({
        async enqueue(_tx, data) {
          enqueued.push(...Object.values(data));
        },
      }),
    },
    transport: mailboxTransport,
    baseUrl: 'https://shop.example',
    orderLinks,
    settings,
    now: () => now,
  });
  await sendEnded('stray');
  await sendEnded('sent');
  await set('sent', { status: 'sent', sentAt: startsAt });
  now = new Date(startsAt.getTime() + 6 * minuteMs);
  await sendEnded('young');
  await busy.run('mail-upkeep');
  expect(enqueued).toEqual([(await row('stray')).id]);
});
