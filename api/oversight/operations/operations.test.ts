import { beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { maskAddress } from '#api/platform/email-address';
import { aFailedJob, aFailedWebhook, installJobs } from '#api/testing/failed-jobs';
import { testShop } from '#api/testing/shop';
import type { JobsState, MailsState, StorageState, WebhooksState } from '#contract/operations';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { webhookFailures } from '#db/schema/webhook-failures';

const shop = testShop();
const path = '/api/admin/operations';
let cookie = '';

beforeAll(async () => {
  await installJobs(shop().database);
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});
beforeEach(async () => {
  await shop().db.execute(sql`truncate pgboss.job`);
  await shop().db.delete(mails);
});

async function read<Answer>(part: string): Promise<Answer> {
  const response = await shop().get(`${path}/${part}`, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

const act = async (part: string, as = cookie) => {
  const response = await shop().post(`${path}/${part}`, undefined, { cookie: as });
  return { status: response.status, body: await response.json() };
};

describe('jobs', () => {
  test('are listed with the class of their error, and without their data', async () => {
    const id = await aFailedJob(shop().database, { error: 'DrizzleQueryError 23505' });
    const state = await read<JobsState>('jobs');
    expect(state).toMatchObject({ waiting: 0, active: 0, oldestDueAt: null, failedCount: 1 });
    expect(state.failed).toEqual([
      {
        id,
        queue: 'reconciliation',
        error: 'DrizzleQueryError 23505',
        attempts: 4,
        failedAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(state)).not.toContain('ada@example.com');
  });

  test('run again on request, once', async () => {
    const id = await aFailedJob(shop().database);
    expect(await act(`jobs/${id}/retry`)).toMatchObject({ status: 200 });
    expect(await read<JobsState>('jobs')).toMatchObject({
      waiting: 1,
      failedCount: 0,
      oldestDueAt: expect.any(String),
    });
    const other = await shop().signIn({ isAdmin: true });
    expect(await act(`jobs/${id}/discard`, other.cookie)).toMatchObject({
      status: 409,
      body: {
        detail: expect.stringMatching(/^Admin \d+ already retried this job\.$/),
        newer: { by: expect.stringMatching(/^Admin/), at: expect.any(String) },
      },
    });
  });

  test('are deleted when they are discarded', async () => {
    const id = await aFailedJob(shop().database);
    const answers = await Promise.all([act(`jobs/${id}/discard`), act(`jobs/${id}/discard`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read<JobsState>('jobs')).toMatchObject({ waiting: 0, failedCount: 0 });
  });

  test('aren’t retried while a newer one of their kind waits', async () => {
    const first = await aFailedJob(shop().database, { key: 'same' });
    const second = await aFailedJob(shop().database, { key: 'same' });
    expect((await act(`jobs/${first}/retry`)).status).toBe(200);
    expect(await act(`jobs/${second}/retry`)).toMatchObject({
      status: 409,
      body: { detail: 'A newer job of this kind is already waiting or running.' },
    });
    expect((await read<JobsState>('jobs')).failedCount).toBe(1);
  });

  test('that are scheduled count as failed until a later run ends well', async () => {
    const { database, db } = shop();
    const queue = 'nightly-reconciliation';
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await aFailedJob(database, { queue, failedAt: minutesAgo(9) });
    await db.execute(sql`insert into pgboss.schedule (name, cron) values (${queue}, '* * * * *')`);
    const latest = await aFailedJob(database, { queue, failedAt: minutesAgo(6) });
    const { failed } = await read<JobsState>('jobs');
    expect(failed.map(({ id }) => id)).toEqual([latest]);
    await aFailedJob(database, { queue, failedAt: minutesAgo(3) });
    await db.execute(
      sql`update pgboss.job set state = 'completed' where created_on > now() - interval '4 minutes'`,
    );
    expect((await read<JobsState>('jobs')).failed).toEqual([]);
  });
});

describe('emails', () => {
  const aMail = async (values: Partial<typeof mails.$inferInsert>) => {
    const key = crypto.randomUUID();
    const words = { subject: 'Hello Ada', text: 'Hello', html: '<p>Hello</p>' };
    const [mail] = await shop()
      .db.insert(mails)
      .values({ key, kind: 'receipt', to: 'ada@example.com', ...words, ...values })
      .returning();
    if (!mail) throw new Error('The mail was not written');
    return mail;
  };

  test('that wait or failed are listed with a masked recipient and the error’s code', async () => {
    await aMail({ status: 'sent', sentAt: new Date() });
    const waiting = await aMail({});
    const failed = await aMail({
      status: 'failed',
      attempts: 16,
      lastError: 'EENVELOPE: rejected: 552 <ada@example.com> Mailbox is full',
    });
    const state = await read<MailsState>('mails');
    expect(state).toMatchObject({
      waiting: 1,
      failedCount: 1,
      oldestWaitingAt: waiting.createdAt.toISOString(),
    });
    expect(state.unsent).toMatchObject([
      {
        id: failed.id,
        kind: 'receipt',
        maskedTo: 'a•••@example.com',
        attempts: 16,
        error: 'EENVELOPE 552',
        canRetry: true,
      },
    ]);
    expect(JSON.stringify(state)).not.toMatch(/ada@|Hello Ada/);
    expect(await read(`mails/${failed.id}`)).toMatchObject({ to: 'ada@example.com' });
  });

  test.each([
    ['ada@example.com', 'a•••@example.com'],
    ['"a@b"@example.com', '"•••@example.com'],
    ['not an address', '•••'],
    ['@example.com', '•••'],
  ])('masks %j', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});

describe('events of the payment provider', () => {
  test('that failed are read from the provider again and processed', async () => {
    const { id, orderId } = await aFailedWebhook(shop());
    const before = await read<WebhooksState>('webhooks');
    expect(before.failed).toMatchObject([{ id, type: 'checkout.session.completed', attempts: 1 }]);
    expect(await act(`webhooks/${id}/replay`)).toMatchObject({ status: 200 });
    const order = await shop().db.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
    expect(order?.paymentStatus).toBe('paid');
    expect(await read<WebhooksState>('webhooks')).toMatchObject({
      failedCount: 0,
      lagSeconds: expect.any(Number),
      lastReceivedAt: expect.any(String),
    });
    expect(await act(`webhooks/${id}/replay`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('already replayed this event.') },
    });
  });

  test('can be replayed again if the provider doesn’t respond', async () => {
    const { id } = await aFailedWebhook(shop());
    const { faults } = shop().sandbox;
    faults.always('GET /v1/events/{id}', { status: 500 });
    expect(await act(`webhooks/${id}/replay`)).toMatchObject({
      status: 503,
      body: { code: 'provider_down' },
    });
    faults.clear();
    expect((await act(`webhooks/${id}/replay`)).status).toBe(200);
  });

  test('are forgotten once the provider’s own repetition was processed', async () => {
    const { db, services } = shop();
    const event = {
      id: `evt_${crypto.randomUUID()}`,
      type: 'customer.updated',
      apiVersion: null,
      createdAt: new Date(),
      checkoutSessionId: null,
      customerId: null,
      subscriptionId: null,
      invoiceId: null,
      paymentId: null,
    };
    const { watch } = services.webhookFailures;
    const isKnown = () => db.$count(webhookFailures, eq(webhookFailures.id, event.id));
    const failing = () => Promise.reject(new TypeError('Ada Lovelace is undefined'));
    await expect(watch(event, failing)).rejects.toThrow('undefined');
    await expect(watch(event, failing)).rejects.toThrow('undefined');
    const { failed } = await read<WebhooksState>('webhooks');
    expect(failed.find(({ id }) => id === event.id)).toMatchObject({
      error: 'TypeError',
      attempts: 2,
    });
    await watch(event, async () => {});
    expect(await isKnown()).toBe(0);
  });
});

test('tells the free disk, the size of the database and whether the folder is writable', async () => {
  const { isFolderWritable, freeBytes, totalBytes, databaseBytes } =
    await read<StorageState>('storage');
  expect(isFolderWritable).toBe(true);
  expect(freeBytes).toBeGreaterThan(0);
  expect(totalBytes).toBeGreaterThanOrEqual(freeBytes);
  expect(databaseBytes).toBeGreaterThan(1_000_000);
});
