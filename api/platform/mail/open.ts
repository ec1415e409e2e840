import type { MailSettings } from '../settings.ts';
import { type MailTransport, mailboxTransport, missingTransport } from './transport.ts';

/** Opens the mail transport from the settings. The SMTP client is only loaded when it is needed. */
export async function openMailTransport(settings: MailSettings): Promise<MailTransport> {
  if (settings.kind === 'mailbox') return mailboxTransport;
  if (settings.kind === 'none') return missingTransport;
  const { createSmtpTransport } = await import('./smtp.ts');
  return createSmtpTransport(settings);
}
