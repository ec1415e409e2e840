import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { testShop } from '#api/testing/shop';
import { brand } from '#contract/brand';
import { supportTickets } from '#db/schema/support-tickets';

const shop = testShop();
const limited = testShop({ rateLimits: true });
const aRequest = {
  customerType: 'new',
  inquiryType: 'Pricing Questions',
  email: 'Visitor@Example.com',
  subject: 'What does it cost?',
  message: 'With support, I mean.',
};

const ask = (values: object = {}, headers: Record<string, string> = {}) =>
  shop().post('/api/support', { ...aRequest, ...values }, headers);

async function asked(values: object = {}, headers: Record<string, string> = {}) {
  const response = await ask(values, headers);
  expect(response.status).toBe(201);
  const answer = await response.json();
  expect(answer).toEqual({ ticketId: expect.stringMatching(/^TKT-\d{4}-\d{4,}$/) });
  const ticket = await shop().db.query.supportTickets.findFirst({
    where: eq(supportTickets.ticketId, answer.ticketId),
  });
  if (!ticket) throw new Error('nothing was written');
  return ticket;
}

const newAddress = () => `${crypto.randomUUID()}@example.com`;

describe('a visitor who opens a ticket', () => {
  test('gets a ticket without an account', async () => {
    expect(await asked()).toMatchObject({
      ...aRequest,
      email: 'visitor@example.com',
      customerId: null,
      projectId: null,
      status: 'open',
      priority: 'medium',
      suspectedSpam: false,
      shopUnread: 1,
      customerUnread: 0,
    });
  });

  test('can name a project as an existing customer, stored as typed', async () => {
    const existing = {
      customerType: 'existing',
      inquiryType: 'Website Changes',
      projectId: 'ACC-1999-0001 (?)',
    };
    expect(await asked(existing)).toMatchObject(existing);
    expect((await asked({ projectId: 'ACC-1999-0001' })).projectId).toBeNull();
  });

  test('owns the ticket if signed in, whatever address they enter', async () => {
    const ada = await shop().signIn();
    const email = newAddress();
    expect(await asked({ email }, { cookie: ada.cookie })).toMatchObject({
      email,
      customerId: ada.id,
    });
    const [mail] = await shop().mailsTo(ada.email);
    expect(mail?.text).toContain('/dashboard/support/TKT-');
    expect(await shop().mailsTo(email)).toEqual([]);
  });

  test('does not assign the ticket to another user’s account by its address', async () => {
    const ada = await shop().signIn();
    expect((await asked({ email: ada.email })).customerId).toBeNull();
  });

  test('sees the message stored exactly as written', async () => {
    const message = '<script>alert(1)</script>\nמה? 🕰️ "&\'';
    expect((await asked({ message })).message).toBe(message);
  });

  test('cannot set other fields', async () => {
    const sly = { id: 7, ticketId: 'TKT-1999-0001', customerId: 'x', assignedTo: 1 };
    expect(await asked({ ...sly, status: 'closed', suspectedSpam: true })).toMatchObject({
      customerId: null,
      assignedTo: null,
      status: 'open',
      suspectedSpam: false,
    });
  });
});

describe('emails show', () => {
  test('the visitor a confirmation and a link, without a word of the sender', async () => {
    const email = newAddress();
    const { ticketId } = await asked({ email });
    const [mail, ...others] = await shop().mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'ticket-opened',
      subject: `[${ticketId}] Your message`,
    });
    expect(mail?.text).toContain('within 24 hours');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/support\/tickets\/[\w-]{48}\n/);
    for (const words of [aRequest.message, 'What does it cost']) {
      expect(JSON.stringify(mail)).not.toContain(words);
    }
  });

  test('the shop the message, its sender and where to reply', async () => {
    const email = newAddress();
    const { ticketId } = await asked({ email });
    const mail = (await shop().mailsTo(brand.supportEmail)).at(-1);
    expect(mail?.subject).toBe(`[${ticketId}] What does it cost?`);
    for (const words of [
      `From: ${email} (unverified email), no account`,
      'About: Pricing Questions',
      '> With support, I mean.',
      `http://localhost:3000/admin/tickets/${ticketId}`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain('/support/tickets/');
  });
});

describe('suspected spam', () => {
  test.each([{ website: 'https://pills.example' }, { elapsedMs: 2_999 }, { elapsedMs: -5 }])(
    'with %j is stored with the usual response and sends no email',
    async (trap) => {
      const email = newAddress();
      const before = (await shop().mailsTo(brand.supportEmail)).length;
      expect(await asked({ email, ...trap })).toMatchObject({ suspectedSpam: true, shopUnread: 1 });
      expect(await shop().mailsTo(email)).toEqual([]);
      expect(await shop().mailsTo(brand.supportEmail)).toHaveLength(before);
    },
  );

  test.each([
    {},
    { website: '', elapsedMs: 3_000 },
    { website: ' ', elapsedMs: null },
    { website: null },
  ])('is not reported for %j', async (trap) => {
    expect((await asked(trap)).suspectedSpam).toBe(false);
  });

  test('is cleared once the shop replies, and the reply is emailed', async () => {
    const email = newAddress();
    const { id, ticketId } = await asked({ email, elapsedMs: 1 });
    const { cookie } = await shop().signIn({ isAdmin: true });
    const note = { message: 'Spam?', internal: true };
    await shop().post(`/api/support/${id}/messages`, note, { cookie });
    const details = async () => (await shop().get(`/api/support/${id}`, { cookie })).json();
    expect((await details()).suspectedSpam).toBe(true);
    await shop().post(`/api/support/${id}/messages`, { message: 'From $19.' }, { cookie });
    expect((await details()).suspectedSpam).toBe(false);
    const [mail] = await shop().mailsTo(email);
    expect(mail).toMatchObject({ subject: `[${ticketId}] Your message` });
  });
});

describe('refuses', () => {
  test.each([
    ['no kind of customer', { customerType: undefined }, 'customerType', 'Required'],
    ['another kind of customer', { customerType: 'old' }, 'customerType', 'Invalid enum value'],
    [
      'what the other kind asks',
      { inquiryType: 'Website Changes' },
      'inquiryType',
      'Invalid enum value',
    ],
    [
      'an existing customer without a project',
      { customerType: 'existing', inquiryType: 'Website Changes', projectId: ' ' },
      'projectId',
      'Required',
    ],
    ['no address', { email: 'nobody' }, 'email', 'Invalid email'],
    ['two lines as the subject', { subject: 'a\nBcc: b' }, 'subject', 'Invalid input'],
    ['a NUL byte', { message: 'a\0b' }, 'message', 'Invalid input'],
    [
      '5,001 characters',
      { message: 'm'.repeat(5001) },
      'message',
      'String must contain at most 5000 character(s)',
    ],
  ])('%s', async (_, values, path, message) => {
    const before = await shop().db.$count(supportTickets);
    const response = await ask(values);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ path, message }]);
    expect(await shop().db.$count(supportTickets)).toBe(before);
  });

  test('the sixth ticket from an address within an hour, and the thirty-first from a network', async () => {
    const once = (email: string) => limited().post('/api/support', { ...aRequest, email });
    for (let tries = 0; tries < 5; tries++) expect((await once('a@example.com')).status).toBe(201);
    expect((await once('A@example.com')).status).toBe(429);
    for (let tries = 5; tries < 30; tries++) {
      expect((await once(`${tries}@example.com`)).status).toBe(201);
    }
    const refused = await once('fresh@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    limited().clock.shiftMs = 61 * 60 * 1000;
    expect((await once('a@example.com')).status).toBe(201);
  });

  test('no visitor after signed-in users entered their address, which gets no email', async () => {
    limited().clock.shiftMs = 3 * 60 * 60 * 1000;
    const victim = 'victim@example.com';
    const own = '/api/customer/support/tickets';
    for (const path of ['/api/support', own, '/api/support', own, '/api/support', own]) {
      const { cookie } = await limited().signIn();
      const response = await limited().post(path, { ...aRequest, email: victim }, { cookie });
      expect(response.status).toBe(201);
    }
    expect(await limited().mailsTo(victim)).toEqual([]);
    expect((await limited().post('/api/support', { ...aRequest, email: victim })).status).toBe(201);
  });

  test('the sixth ticket from an account within an hour, whatever addresses it enters', async () => {
    limited().clock.shiftMs = 5 * 60 * 60 * 1000;
    const { cookie } = await limited().signIn();
    const once = async (tries: number) => {
      const values = { ...aRequest, email: `typed-${tries}@example.com` };
      return (await limited().post('/api/support', values, { cookie })).status;
    };
    for (let tries = 0; tries < 5; tries++) expect(await once(tries)).toBe(201);
    expect(await once(5)).toBe(429);
  });
});
