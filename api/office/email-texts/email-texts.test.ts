import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { desc, eq, sql } from 'drizzle-orm';
import { createDelivery } from '#api/platform/mail/delivery';
import { createSmtpTransport } from '#api/platform/mail/smtp';
import { headersOf, startMailServer } from '#api/testing/mail-server';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import type { EmailTemplate, EmailTemplateList } from '#contract/email-templates';
import type { EmailTexts } from '#contract/email-texts';
import { mails } from '#db/schema/mails';
import { shopSettings } from '#db/schema/shop-settings';
import { mailKinds } from '#db/values/mail-kinds';

const shop = testShop({ rateLimits: true });
const path = '/api/admin/emails';
const own = { title: 'Welcome aboard', intro: 'Hi {customerName},\n\nwe got {amount}.' };

let cookie: string;
let email: string;
beforeEach(async () => {
  ({ cookie, email } = await shop().signIn({ isAdmin: true }));
});
/** The table refuses to be emptied by the shop itself. */
afterEach(async () => {
  await shop().db.execute(sql`truncate shop_settings`);
  await shop().shopSettings.reload();
});

const change = (texts: EmailTexts, version = 0, kind = 'receipt') =>
  shop().send('PATCH', `${path}/${kind}`, { version, texts }, { cookie });
const get = async (kind = 'receipt'): Promise<EmailTemplate> =>
  (await shop().get(`${path}/${kind}`, { cookie })).json();
const textOf = async (name: string) =>
  (await get()).fields.find((field) => field.name === name)?.value;
const draft = (texts: EmailTexts, sample = 'account') => ({ texts, sample });

test('lists every email with its sender, in the order of the source', async () => {
  const list: EmailTemplateList = await (await shop().get(path, { cookie })).json();
  expect(list.templates.map(({ kind }) => kind)).toEqual([...mailKinds]);
  expect(list.templates.every(({ version, isBroken }) => version === 0 && !isBroken)).toBe(true);
  expect(list.sender).toEqual({
    name: 'Sitewright',
    address: null,
    replyTo: defaultSettings.sender.supportEmail,
  });
});

test('keeps only what differs from the source', async () => {
  const saved: EmailTemplate = await (await change({ ...own, subject: 'Order {orderId}' })).json();
  expect(saved).toMatchObject({ version: 1, changed: 3, isBroken: false });
  const { original = '' } = saved.fields.find(({ name }) => name === 'greeting') ?? {};
  await change({ greeting: original, title: own.title }, 1);
  const [row] = await shop().db.select().from(shopSettings).orderBy(desc(shopSettings.version));
  expect(row).toMatchObject({ section: 'email:receipt', version: 2, value: { title: own.title } });
});

test('refuses what can’t be sent, with a sentence at each field', async () => {
  const response = await change({ subject: 'Hi {nobody}', title: '', action: 'a\nb' });
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toEqual([
    { path: 'subject', message: 'This email has no variable {nobody}. Insert one from the list.' },
    { path: 'title', message: 'Enter a text, or reset it to the default.' },
    { path: 'action', message: 'Enter a single line.' },
  ]);
  const reminder = await change({ intro: 'It renews soon.' }, 0, 'renewal-reminder');
  expect((await reminder.json()).errors).toEqual([
    { path: 'intro', message: 'This text must contain {renewalDate}.' },
  ]);
  expect(await shop().db.$count(shopSettings)).toBe(0);
});

test('lets one of two admins through and tells the other', async () => {
  const answers = await Promise.all([change(own), change({ title: 'Thanks' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ newer: { by: expect.stringMatching(/^Admin/) } });
});

test('lists versions with what they changed, and restores them or the source', async () => {
  await change(own);
  await change({ title: 'Thanks' }, 1);
  const restore = (version: number, to: number) =>
    shop().post(`${path}/receipt/restore`, { version, restore: to }, { cookie });
  await restore(2, 1);
  expect(await textOf('title')).toBe(own.title);
  await restore(3, 0);
  expect(await textOf('title')).toBe('Your website is on its way');
  const history = await (await shop().get(`${path}/receipt/history`, { cookie })).json();
  expect(history).toMatchObject([
    { version: 4, restored: 0, before: own },
    { version: 3, restored: 1, value: own },
    { version: 2, before: own, value: { title: 'Thanks' } },
    { version: 1, value: own },
  ]);
  expect((await restore(4, 9)).status).toBe(404);
});

test('previews what isn’t saved yet, with each of the samples', async () => {
  const preview = async (sample: string) => {
    const url = `${path}/receipt/preview`;
    return (
      await shop().post(url, draft({ intro: 'For {customerName} <3' }, sample), { cookie })
    ).json();
  };
  const { subject, html, text } = await preview('account');
  expect(subject).toBe('Your order ACC-2026-0001: Saltmarsh');
  expect(text).toContain('For Ada Lovelace <3');
  expect(html).toContain('For Ada Lovelace &lt;3');
  expect((await preview('guest')).text).toContain('You checked out as a guest.');
  const broken = await shop().post(`${path}/receipt/preview`, draft({ intro: '{' }), { cookie });
  expect(broken.status).toBe(400);
});

describe('an email', () => {
  test('says what the shop says from then on, and what it said when it was queued before', async () => {
    await buy(shop(), '', { customerEmail: 'early@example.com' });
    await change(own);
    await buy(shop(), '', { customerEmail: 'later@example.com' });
    const [early] = await shop().mailsTo('early@example.com');
    const [later] = await shop().mailsTo('later@example.com');
    expect(early?.text).toContain('Your website is on its way');
    expect(later?.text).toContain('Welcome aboard');
    expect(later?.html).toMatch(/we got \$\d+\.\d\d\./);
  });

  test('is sent with the source’s text when a stored one is broken, and the admin is told', async () => {
    await shop()
      .db.insert(shopSettings)
      .values({
        section: 'email:receipt',
        version: 1,
        changedBy: 'Ada',
        value: { title: 'Hi {nobody}', intro: ['no text'], greeting: 'Hey {customerName}!' },
      });
    await shop().shopSettings.reload();
    await buy(shop(), '', { customerEmail: 'broken@example.com' });
    const [mail] = await shop().mailsTo('broken@example.com');
    expect(mail?.text).toContain('Your website is on its way\n\nHey ');
    const { fields, isBroken } = await get();
    expect(isBroken).toBe(true);
    expect(fields.filter(({ problem }) => problem !== null)).toMatchObject([
      { name: 'title', problem: expect.stringContaining('{nobody}') },
    ]);
  });
});

describe('a test email', () => {
  const send = (texts: EmailTexts) => shop().post(`${path}/receipt/test`, draft(texts), { cookie });

  test('goes to the admin through the mail server, as it is typed and as the sender is set', async () => {
    const sender = { name: 'Ebbe', replyTo: 'hi@ebbe.example', supportEmail: 'help@ebbe.example' };
    await shop().send(
      'PATCH',
      '/api/admin/settings',
      { section: 'sender', version: 0, value: sender },
      { cookie },
    );
    const response = await send({ subject: 'Thanks, {customerName}', title: 'Typed <now>' });
    expect(await response.json()).toEqual({ to: email });
    const server = await startMailServer();
    const from = { name: 'Environment', address: 'hello@shop.example' };
    const transport = createSmtpTransport({ url: server.url, from });
    const deliver = createDelivery({
      db: shop().db,
      transport,
      now: shop().clock.now,
      settings: shop().shopSettings.forMails,
    });
    const [mail] = await shop().db.select().from(mails).where(eq(mails.to, email));
    await deliver(mail?.id ?? 0, { isLast: false });
    const [received] = server.received;
    transport.close();
    await server.stop();
    if (!received) throw new Error('Nothing arrived');
    expect(received.to).toEqual([email]);
    expect(headersOf(received)).toMatchObject({
      from: ['Ebbe <hello@shop.example>'],
      'reply-to': ['Ebbe <hi@ebbe.example>'],
      subject: ['[Test] Thanks, Ada Lovelace'],
    });
    expect(mail?.html).toContain('Typed &lt;now&gt;');
    expect(mail?.text).toContain('Questions? Email help@ebbe.example');
    expect(await textOf('title')).toBe('Your website is on its way');
  });

  test('is refused with texts that can’t be sent', async () => {
    expect((await send({ title: '{' })).status).toBe(400);
    expect(await shop().mailsTo(email)).toEqual([]);
  });

  test('can be sent 20 times an hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await send({})).status).toBe(200);
    expect((await send({})).status).toBe(429);
  });
});

test('emails to the shop go to the support address of the settings', async () => {
  const value = { name: '', replyTo: '', supportEmail: 'Desk@Ebbe.example' };
  await shop().send(
    'PATCH',
    '/api/admin/settings',
    { section: 'sender', version: 0, value },
    { cookie },
  );
  await shop().post('/api/support', {
    email: 'ada@example.com',
    subject: 'Hours',
    message: 'When are you open?',
    customerType: 'new',
    inquiryType: 'Pricing Questions',
  });
  expect(await shop().mailsTo('desk@ebbe.example')).toHaveLength(1);
});

test.each([
  [{ name: 'Ebbe <x@y.example>' }, 'name'],
  [{ name: 'Ebbe\r\nBcc: spy' }, 'name'],
  [{ replyTo: 'nowhere' }, 'replyTo'],
  [{ supportEmail: '' }, 'supportEmail'],
])('refuses the sender %j', async (values, field) => {
  const value = { ...defaultSettings.sender, ...values };
  const body = { section: 'sender', version: 0, value };
  const response = await shop().send('PATCH', '/api/admin/settings', body, { cookie });
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toMatchObject([{ path: `value.${field}` }]);
});
