import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { publish } from '#api/platform/publish';
import { aFailedJob } from '#api/testing/failed-jobs';
import { startReceiver } from '#api/testing/http-receiver';
import { headersOf, type MailServer, startMailServer } from '#api/testing/mail-server';
import { anOpenShop } from '#api/testing/open-shop';
import { testShop } from '#api/testing/shop';
import { alerts } from '#db/schema/alerts';
import { mails } from '#db/schema/mails';
import { callWebhook } from './webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const minute = 60_000;

describe('a shop with a mail server and a webhook', () => {
  let server: MailServer;
  let hook: ReturnType<typeof startReceiver>;
  let shop: Awaited<ReturnType<typeof anOpenShop>>;

  beforeAll(async () => {
    server = await startMailServer();
    hook = startReceiver();
    shop = await anOpenShop({
      SMTP_URL: server.url,
      ALERT_EMAIL: 'ada@shop.example, grace@shop.example',
      ALERT_WEBHOOK_URL: `${hook.url}/alerts?shop=1`,
      ALERT_WEBHOOK_SECRET: secret,
    });
  }, 60_000);
  afterAll(async () => {
    await shop?.close();
    await server?.stop();
    await hook?.stop();
  });

  const pass = () => shop.services.alerts.pass();
  const calls = () => hook.received.map(({ body }) => JSON.parse(body));
  const headersAt = (index: number) => {
    const mail = server.received[index];
    if (!mail) throw new Error('No such email has arrived');
    return headersOf(mail);
  };
  const told = async (mailCount: number, callCount: number) => {
    while (server.received.length < mailCount || hook.received.length < callCount) {
      await Bun.sleep(20);
    }
    expect([server.received.length, hook.received.length]).toEqual([mailCount, callCount]);
  };
  /** As if a problem had been gone for longer. */
  const wait = (ms: number) =>
    shop.database.db.execute(
      sql`update alerts set clear_since = clear_since - ${ms / 1000} * interval '1 second'`,
    );

  test('tells each problem once, and its end once', async () => {
    const { db } = shop.database;
    await pass();
    const id = await aFailedJob(shop.database);
    await Promise.all([pass(), pass()]);
    await pass();
    await told(2, 1);
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([
      'ada@shop.example',
      'grace@shop.example',
    ]);
    expect(headersAt(0).subject).toEqual(['1 job failed']);
    expect(calls()).toMatchObject([
      {
        type: 'alert.opened',
        alert: { kind: 'jobs_failed', count: 1, title: '1 job failed', recoveredAt: null },
        text: expect.stringContaining('1 job failed'),
      },
    ]);

    // More of the same is no other problem.
    const other = await aFailedJob(shop.database, { queue: 'site-checks' });
    await pass();
    await db.execute(sql`delete from pgboss.job where id in (${id}, ${other})`);
    await pass();
    await wait(4 * minute);
    await pass();
    await told(2, 1);
    await wait(2 * minute);
    await Promise.all([pass(), pass()]);
    await pass();
    await told(4, 2);
    const { subject, 'in-reply-to': repliesTo } = headersAt(2);
    expect(subject).toEqual(['Re: 2 jobs failed: recovered']);
    expect(repliesTo).toHaveLength(1);
    expect(calls()[1]).toMatchObject({
      type: 'alert.recovered',
      alert: { kind: 'jobs_failed', recoveredAt: expect.any(String) },
    });
  }, 30_000);

  test('says nothing of a problem that comes and goes', async () => {
    const before = [server.received.length, hook.received.length] as const;
    for (let round = 0; round < 4; round++) {
      const id = await aFailedJob(shop.database);
      await pass();
      await shop.database.db.execute(sql`delete from pgboss.job where id = ${id}`);
      await pass();
      await wait(minute);
    }
    await told(before[0] + 2, before[1] + 1);
  }, 30_000);

  test('signs its calls as Standard Webhooks describes', () => {
    const [call] = hook.received;
    const id = call?.headers.get('webhook-id');
    const at = call?.headers.get('webhook-timestamp');
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${at}.${call?.body}`).digest('base64');
    expect(call?.headers.get('webhook-signature')).toBe(`v1,${expected}`);
    expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60);
    expect(call?.path).toBe('/alerts');
  });
});

test.each([500, 302])('a webhook that answers %d has not accepted the call', async (status) => {
  const hook = startReceiver(() => status);
  const alert = {
    id: 1,
    kind: 'disk_low' as const,
    count: null,
    title: 'The disk',
    advice: '',
    openedAt: '',
    recoveredAt: null,
  };
  const call = { type: 'alert.opened' as const, alert, shop: '', text: '' };
  await expect(callWebhook({ url: hook.url, secret: undefined }, call, new Date())).rejects.toThrow(
    `The webhook answered ${status}`,
  );
  expect(hook.received).toHaveLength(1);
  await hook.stop();
});

describe('without a process that runs jobs', () => {
  const hook = startReceiver();
  afterAll(() => hook.stop());
  const shop = testShop({
    alerts: { emails: ['ada@shop.example'], webhook: { url: hook.url, secret: undefined } },
  });
  beforeEach(async () => {
    await shop().db.delete(alerts);
  });

  test('the process that looks tells it itself', async () => {
    await shop().services.alerts.pass();
    expect(await shop().db.query.mails.findMany({ columns: { kind: true, status: true } })).toEqual(
      [{ kind: 'operations-alert', status: 'sent' }],
    );
    expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({
      alert: { kind: 'no_worker', title: 'No process runs jobs' },
    });
    await shop().services.alerts.pass();
    expect(hook.received).toHaveLength(1);
  });

  test('admins see the recipients and the alerts', async () => {
    await shop().services.alerts.pass();
    const { cookie } = await shop().signIn({ isAdmin: true });
    const answer = await shop().get('/api/admin/operations/alerts', { cookie });
    expect(await answer.json()).toMatchObject({
      emails: ['ada@shop.example'],
      hasWebhook: true,
      alerts: [{ kind: 'no_worker', recoveredAt: null }],
    });
  });

  test('open pages follow what changes without an admin', async () => {
    let heard = 0;
    await shop().database.listen('admins', (payload) => {
      if (payload?.includes('operations.changed')) heard += 1;
    });
    const arrived = async (count: number) => {
      while (heard < count) await Bun.sleep(10);
    };
    await shop().services.alerts.pass();
    await arrived(1);
    await shop()
      .db.insert(mails)
      .values({ key: 'a', kind: 'receipt', to: 'a@b.example', subject: '', text: '', html: '' });
    await shop().services.alerts.pass();
    await arrived(2);
    // Nothing has changed since. The next notification is one that is sent after it.
    await shop().services.alerts.pass();
    await publish(shop().db, { kind: 'operations.changed', id: 0, name: '', by: null });
    await arrived(3);
    expect(heard).toBe(3);
  });
});
