import { createTransport } from 'nodemailer';
import type { NamedAddress } from '../email-address.ts';
import type { MailTransport } from './transport.ts';

/** Sends emails over a few pooled SMTP connections. */
export function createSmtpTransport(options: { url: string; from: NamedAddress }): MailTransport {
  const { url, from } = options;
  const host = from.address.split('@').at(-1);
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    // Emails consist of strings only and must never read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    isMailbox: false,
    async deliver({ messageId, references, to, subject, text, html, writtenAt, ...sender }) {
      const name = sender.senderName || from.name || sender.shopName;
      await mailer.sendMail({
        from: { name, address: from.address },
        replyTo: { name: sender.senderName || sender.shopName, address: sender.replyTo },
        to: { name: '', address: to },
        // Passed separately, so that no header can add a recipient.
        envelope: { from: from.address, to: [to] },
        subject,
        text,
        html,
        messageId: nameOf(messageId),
        ...(references.length > 0
          ? { inReplyTo: nameOf(references.at(-1) ?? ''), references: references.map(nameOf) }
          : {}),
        date: writtenAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => mailer.close(),
  };

  function nameOf(messageId: string): string {
    return `<${messageId}@${host}>`;
  }
}
