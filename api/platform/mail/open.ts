import type { Db } from '#db/client';
import type { Clock } from '../clock.ts';
import { createIdleJobs } from '../jobs/idle.ts';
import type { MailSettings } from '../settings.ts';
import { readEmailSettings } from '../shop-settings/reader.ts';
import type { SignedLinks } from '../signed-links.ts';
import { createMail, type Mail } from './service.ts';
import { type MailTransport, mailboxTransport, missingTransport } from './transport.ts';

/** Opens the mail transport from the settings. The SMTP client is only loaded when it is needed. */
export async function openMailTransport(settings: MailSettings): Promise<MailTransport> {
  if (settings.kind === 'mailbox') return mailboxTransport;
  if (settings.kind === 'none') return missingTransport;
  const { createSmtpTransport } = await import('./smtp.ts');
  return createSmtpTransport(settings);
}

/** For a process without a worker. The shop sends the emails that it writes. */
export function openOutbox(of: {
  db: Db;
  baseUrl: string;
  orderLinks: SignedLinks;
  now: Clock;
}): Mail {
  return createMail({
    ...of,
    jobs: createIdleJobs(),
    transport: mailboxTransport,
    settings: readEmailSettings,
  });
}
