import type { Db } from '#db/client';
import type { Clock } from '../clock.ts';
import { createIdleJobs } from '../jobs/idle.ts';
import type { MailSettings } from '../settings.ts';
import { createMail, type Mail } from './service.ts';
import { type MailTransport, mailboxTransport, missingTransport } from './transport.ts';

/** The way out that the settings name. The mail program is loaded only where there is a server. */
export async function openMailTransport(settings: MailSettings): Promise<MailTransport> {
  if (settings.kind === 'mailbox') return mailboxTransport;
  if (settings.kind === 'none') return missingTransport;
  const { createSmtpTransport } = await import('./smtp.ts');
  return createSmtpTransport(settings);
}

/** For a process beside the shop, or without it: the mails that it writes are sent by the shop. */
export function openOutbox(of: { db: Db; baseUrl: string; now: Clock }): Mail {
  return createMail({ ...of, jobs: createIdleJobs(), transport: mailboxTransport });
}
