import { afterEach, describe, expect, test } from 'bun:test';
import { headersOf, type MailServer, startMailServer } from '#api/testing/mail-server';
import { createSmtpTransport } from './smtp.ts';
import type { MailTransport, Message } from './transport.ts';

const opened: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function aConversation(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  opened.push(() => server.stop());
  return { server, transport: aTransport(server.url) };
}

function aTransport(url: string, name = 'Sitewright'): MailTransport {
  const transport = createSmtpTransport({ url, from: { name, address: 'hello@shop.example' } });
  opened.push(() => transport.close());
  return transport;
}

const message: Message = {
  messageId: '11111111-2222-4333-8444-555555555555',
  references: [],
  to: 'ada@example.com',
  subject: 'Your order',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  writtenAt: new Date('2026-01-15T12:00:00Z'),
  senderName: '',
  replyTo: 'support@shop.example',
  shopName: 'Sitewright',
};

function only(server: MailServer) {
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  if (!mail) throw new Error('nothing arrived');
  return { mail, headers: headersOf(mail) };
}

test('delivers both parts of a mail and marks it as sent automatically', async () => {
  const { server, transport } = await aConversation();
  await transport.deliver(message);
  const { mail, headers } = only(server);
  expect(mail.from).toBe('hello@shop.example');
  expect(mail.to).toEqual(['ada@example.com']);
  expect(headers).toMatchObject({
    from: ['Sitewright <hello@shop.example>'],
    to: ['ada@example.com'],
    subject: ['Your order'],
    date: ['Thu, 15 Jan 2026 12:00:00 +0000'],
    'message-id': ['<11111111-2222-4333-8444-555555555555@shop.example>'],
    'auto-submitted': ['auto-generated'],
    'content-type': [expect.stringMatching(/^multipart\/alternative/)],
  });
  expect(mail.raw).toContain('text/plain; charset=utf-8');
  expect(mail.raw).toContain('text/html; charset=utf-8');
});

describe('never adds a header or a recipient', () => {
  const usual = [
    'from',
    'reply-to',
    'to',
    'subject',
    'message-id',
    'date',
    'auto-submitted',
    'mime-version',
    'content-type',
  ];

  test.each([
    'Site\r\nBcc: spy@evil.example',
    'Site\nBcc: spy@evil.example',
    'Site\rBcc: spy@evil.example',
    'Site\r\n\r\n<h1>another body</h1>',
    'Site\u2028Bcc: spy@evil.example',
    'Ünïcode\r\nBcc: spy@evil.example',
    `${'long '.repeat(60)}\r\nBcc: spy@evil.example`,
    'Site\0\u0085\r\n.\r\nMAIL FROM:<spy@evil.example>',
  ])('from the subject %j', async (subject) => {
    const { server, transport } = await aConversation();
    await transport.deliver({ ...message, subject });
    const { mail, headers } = only(server);
    expect(mail.to).toEqual(['ada@example.com']);
    expect(Object.keys(headers).sort()).toEqual(usual.sort());
    expect(Object.values(headers).every((values) => values.length === 1)).toBe(true);
  });

  test('from the sender’s name', async () => {
    const { server } = await aConversation();
    await aTransport(server.url, 'Shop\r\nBcc: spy@evil.example').deliver(message);
    const { mail, headers } = only(server);
    expect(mail.to).toEqual(['ada@example.com']);
    expect(headers.bcc).toBeUndefined();
  });

  test('from the body, even after a line with a single dot', async () => {
    const { server, transport } = await aConversation();
    const text = 'one\r\n.\r\nMAIL FROM:<spy@evil.example>\r\nQUIT\r\n..two';
    await transport.deliver({ ...message, text });
    expect(only(server).mail.raw).toContain(text);
  });
});

test('authenticates with the server', async () => {
  const account = { user: 'shop', password: 'p@ss/word' };
  const { server, transport } = await aConversation({ account });
  await transport.deliver(message);
  expect(only(server).mail.user).toBe('shop');
});

describe('reports an undelivered mail with an error', () => {
  test('that quotes the server', async () => {
    const refuse = () => Object.assign(new Error('Mailbox full'), { responseCode: 452 });
    const { transport } = await aConversation({ refuse });
    await expect(transport.deliver(message)).rejects.toThrow(/452 Mailbox full/);
  });

  test('that does not contain the password', async () => {
    const { server } = await aConversation({ account: { user: 'shop', password: 'right' } });
    const wrong = aTransport(server.url.replace('right', 'hunter2'));
    const error = await wrong.deliver(message).catch((reason: Error) => reason);
    expect(String(error)).toMatch(/535/);
    expect(String(error)).not.toContain('hunter2');
  });

  test('when no server is listening', async () => {
    await expect(aTransport('smtp://127.0.0.1:1').deliver(message)).rejects.toThrow();
  });
});

// The mail server of the test shows domains in their own form.
test.each([
  ["o'brien@example.com", "o'brien@example.com"],
  ['anna@xn--bcher-kva.de', 'anna@bücher.de'],
  ['jörg@xn--bcher-kva.de', 'jörg@bücher.de'],
])('delivers to %s', async (to, recipient) => {
  const { server, transport } = await aConversation();
  await transport.deliver({ ...message, to });
  expect(only(server).mail.to).toEqual([recipient]);
});
