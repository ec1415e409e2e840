import type { MailSettings } from '../settings.ts';
import { type MailTransport, mailboxTransport } from './transport.ts';

/** The way out that the settings name. The mail program is loaded only where there is a server. */
export async function openMailTransport(settings: MailSettings): Promise<MailTransport> {
  if (settings.kind === 'mailbox') return mailboxTransport;
  const { createSmtpTransport } = await import('./smtp.ts');
  return createSmtpTransport(settings);
}
