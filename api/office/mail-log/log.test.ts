import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { createDelivery } from '#api/platform/mail/delivery';
import { createSmtpTransport } from '#api/platform/mail/smtp';
import { readPages } from '#api/testing/lists';
import { startMailServer } from '#api/testing/mail-server';
import { testShop } from '#api/testing/shop';
import type { MailEntry } from '#contract/mails';
import { mails } from '#db/schema/mails';

const shop = testShop();
const path = '/api/admin/mails';
const startsAt = new Date('2026-01-15T12:00:00Z');
const opened: (() => unknown)[] = [];
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});
beforeEach(async () => {
  await shop().db.delete(mails);
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function aMail(values: Partial<typeof mails.$inferInsert> = {}) {
  const key = crypto.randomUUID();
  const words = { text: 'Your code is 042042.', html: '<p>042042</p>' };
  const [mail] = await shop()
    .db.insert(mails)
    .values({ key, kind: 'receipt', to: 'ada@example.com', subject: 'Hello', ...words, ...values })
    .returning();
  if (!mail) throw new Error('The mail was not written');
  return mail;
}

const list = async (query = ''): Promise<MailEntry[]> =>
  (await readPages<MailEntry>(shop(), `${path}?limit=2${query}`, cookie)).flat();

describe('the log', () => {
  test('lists every mail without its text, newest first', async () => {
    const [first, second, third] = [
      await aMail({ createdAt: startsAt, status: 'sent', sentAt: startsAt, attempts: 1 }),
      await aMail({ createdAt: startsAt, status: 'failed', lastError: 'ETIMEDOUT: away' }),
      await aMail({ status: 'failed', text: null, html: null }),
    ];
    const all = await list();
    expect(all).toMatchObject([
      { id: third.id, status: 'failed', canRetry: false },
      { id: second.id, lastError: 'ETIMEDOUT: away', canRetry: true, sentAt: null },
      {
        id: first.id,
        kind: 'receipt',
        to: 'ada@example.com',
        subject: 'Hello',
        status: 'sent',
        attempts: 1,
        canRetry: false,
        sentAt: '2026-01-15T12:00:00.000Z',
        createdAt: '2026-01-15T12:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(all)).not.toContain('042042');
    expect((await list('&sort=createdAt:asc')).map(({ id }) => id)).toEqual([
      first.id,
      second.id,
      third.id,
    ]);
    expect((await list('&status=sent')).map(({ id }) => id)).toEqual([first.id]);
    const days = '&from=2026-01-15&to=2026-01-15';
    expect((await list(days)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await list('&to=2026-01-14')).toEqual([]);
  });

  test.each([
    ['ADA@harbour', 'ada@harbour.example'],
    ['your new password', 'grace@example.com'],
    ['password-reset', 'grace@example.com'],
    ['password reset', 'grace@example.com'],
    ['message from a customer', 'team@example.com'],
    ['100% off_', 'percent@example.com'],
    ['nobody', undefined],
  ])('finds %j by address, subject and kind', async (q, to) => {
    await aMail({ to: 'ada@harbour.example', subject: 'Your order' });
    await aMail({ to: 'grace@example.com', kind: 'password-reset', subject: 'Your new password' });
    await aMail({ to: 'team@example.com', kind: 'ticket-asked', subject: 'New' });
    await aMail({ to: 'percent@example.com', subject: '100% off_' });
    await aMail({ to: 'lin@example.com', subject: '100x offs' });
    const found = await list(`&q=${encodeURIComponent(q)}`);
    expect(found.map((mail) => mail.to)).toEqual(to ? [to] : []);
  });

  test('shows and finds no code of a verification email, sent or not', async () => {
    const subject = '042042 is your Sitewright verification code';
    await aMail({ kind: 'email-code', subject });
    await aMail({ subject: 'Your order 042042' });
    const csv = await (await shop().get(path, { cookie, accept: 'text/csv' })).text();
    expect(csv).toContain(
      '\u2022\u2022\u2022\u2022\u2022\u2022 is your Sitewright verification code',
    );
    expect(csv).not.toContain('042042 is');
    expect((await list()).map((mail) => mail.subject)).not.toContain(subject);
    expect((await list('&q=042042')).map(({ kind }) => kind)).toEqual(['receipt']);
  });

  test('can be exported as CSV', async () => {
    await aMail({ subject: '=HYPERLINK("https://evil.example")' });
    const response = await shop().get(path, { cookie, accept: 'text/csv' });
    const [head, line] = (await response.text()).split('\r\n');
    expect(head).toBe(
      'ID,Type,To,Customer,Subject,Status,Attempts,Last error,Can retry,Sent,Created',
    );
    expect(line).toContain('"\'=HYPERLINK(""https://evil.example"")"');
  });
});

describe('a mail that the server refuses', () => {
  /** Sends through a server that refuses the first mail. */
  async function aDelivery() {
    const answers = [Object.assign(new Error('Mailbox is full'), { responseCode: 552 })];
    const server = await startMailServer({ refuse: () => answers.pop() ?? null });
    const from = { name: 'Sitewright', address: 'hello@shop.example' };
    const transport = createSmtpTransport({ url: server.url, from });
    opened.push(() => server.stop(), transport.close);
    const deliver = createDelivery({
      db: shop().db,
      transport,
      now: shop().clock.now,
      settings: shop().shopSettings.forMails,
    });
    return { server, deliver };
  }

  test('shows the reason and can be resent', async () => {
    const { server, deliver } = await aDelivery();
    const { id } = await aMail();
    const retry = () => shop().post(`${path}/${id}/retry`, undefined, { cookie });

    await expect(deliver(id, { isLast: true })).rejects.toThrow('Mailbox is full');
    expect(await list()).toMatchObject([
      { status: 'failed', attempts: 1, canRetry: true, lastError: expect.stringContaining('552') },
    ]);

    const answer = await retry();
    expect([answer.status, await answer.json()]).toMatchObject([200, { id, status: 'queued' }]);
    const again = await retry();
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { detail: 'This email is already being sent.' },
    ]);

    await deliver(id, { isLast: false });
    expect(server.received).toHaveLength(1);
    expect(await list()).toMatchObject([
      { status: 'sent', attempts: 2, canRetry: false, lastError: null },
    ]);
    expect(await (await retry()).json()).toMatchObject({ detail: 'This email was already sent.' });
  });

  test('cannot be resent after its text is deleted', async () => {
    const { id } = await aMail({ status: 'failed', text: null, html: null });
    const answer = await shop().post(`${path}/${id}/retry`, undefined, { cookie });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { detail: 'This email’s content is no longer stored, so it can’t be sent.' },
    ]);
  });
});
