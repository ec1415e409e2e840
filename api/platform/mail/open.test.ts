import { expect, test } from 'bun:test';
import { openMailTransport } from './open.ts';

test('fails every mail with instructions when there is no mail server or mailbox', async () => {
  const transport = await openMailTransport({ kind: 'none' });
  expect(transport.isMailbox).toBe(false);
  const message = {
    messageId: '<a@shop.example>',
    references: [],
    to: 'ada@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    writtenAt: new Date(),
    senderName: '',
    replyTo: 'support@shop.example',
    shopName: 'Ebbe',
  };
  await expect(transport.deliver(message)).rejects.toThrow('Set SMTP_URL');
});
