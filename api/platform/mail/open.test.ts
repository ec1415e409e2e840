import { expect, test } from 'bun:test';
import { openMailTransport } from './open.ts';

test('without a mail server and a mailbox each mail fails with what to do', async () => {
  const transport = await openMailTransport({ kind: 'none' });
  expect(transport.isMailbox).toBe(false);
  const message = {
    ...{ messageId: '<a@shop.example>', references: [], to: 'ada@example.com' },
    ...{ subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', writtenAt: new Date() },
  };
  await expect(transport.deliver(message)).rejects.toThrow('Set SMTP_URL');
});
