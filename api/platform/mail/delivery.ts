import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { publish } from '#api/platform/publish';
import type { EmailSettings } from '#contract/email-texts';
import type { Db } from '#db/client';
import { type MailRow, mails } from '#db/schema/mails';
import type { Clock } from '../clock.ts';
import { isAddress } from '../email-address.ts';
import { type Attempt, RetryableError } from '../jobs/jobs.ts';
import { noTracing, type Tracing } from '../telemetry/tracing.ts';
import { withoutSecrets } from './entry.ts';
import type { MailTransport } from './transport.ts';

const maxErrorLength = 300;

/** Enough references for every email client to thread the conversation. */
const maxReferences = 20;

type Dependencies = {
  db: Db;
  transport: MailTransport;
  settings: MailSettingsReader;
  now: Clock;
  tracing?: Tracing;
};

/** The settings for an email that is written or sent. */
export type MailSettingsReader = (db: Db) => EmailSettings | Promise<EmailSettings>;

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Attempts to send an email and records the result in its row. A process that dies after the server
 * accepted it sends the email again with the same Message-ID.
 */
export function createDelivery({
  db,
  transport,
  settings,
  now,
  tracing = noTracing,
}: Dependencies) {
  return async (id: number, { isLast }: Attempt): Promise<void> => {
    const mail = await claim(id);
    if (!mail) return;
    const hopeless = whyHopeless(mail, now());
    if (hopeless) return note(id, { status: 'failed', lastError: hopeless });
    try {
      const { brand, sender } = await settings(db);
      const references = await mailsBefore(mail);
      const message = {
        ...messageOf(mail),
        references,
        shopName: brand.name,
        senderName: sender.name,
        replyTo: sender.replyTo || sender.supportEmail,
      };
      await tracing.run(spanOf(mail), () => transport.deliver(message));
    } catch (error) {
      const lastError = describeSendError(error);
      await note(id, { lastError, ...(isLast ? { status: 'failed' } : {}) });
      throw new RetryableError(`mail ${id} (${mail.kind}) was not sent: ${lastError}`);
    }
    await note(id, {
      status: 'sent',
      sentAt: now(),
      lastError: null,
      ...(mail.expiresAt && !transport.isMailbox ? withoutSecrets : {}),
    });
  };

  /** Counts the attempt. Skips emails that were sent, given up or deleted. */
  async function claim(id: number): Promise<MailRow | undefined> {
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(and(eq(mails.id, id), eq(mails.status, 'queued'), isNotNull(mails.text)))
      .returning();
    return mail;
  }

  /** Earlier emails of the same conversation, oldest first. */
  async function mailsBefore({ id, thread }: MailRow): Promise<string[]> {
    if (thread === null) return [];
    const newest = await db
      .select({ messageId: mails.messageId })
      .from(mails)
      .where(and(eq(mails.thread, thread), lt(mails.id, id)))
      .orderBy(desc(mails.id))
      .limit(maxReferences);
    return newest.map(({ messageId }) => messageId).reverse();
  }

  async function note(id: number, outcome: PgUpdateSetSource<typeof mails>): Promise<void> {
    await db
      .update(mails)
      .set(outcome)
      .where(and(eq(mails.id, id), eq(mails.status, 'queued')));
    await publish(db, { kind: 'log.changed', id, name: '', by: null });
  }
}

export const tooLate = 'It couldn’t be sent before the code or link in it expired.';

function spanOf({ kind }: MailRow) {
  return {
    name: 'send email',
    kind: 'client' as const,
    attributes: { 'sitewright.email.kind': kind },
  };
}

function whyHopeless({ to, expiresAt }: MailRow, now: Date): string | null {
  if (!isAddress(to)) return 'The recipient isn’t a valid email address.';
  return expiresAt && expiresAt <= now ? tooLate : null;
}

function messageOf({ messageId, to, subject, text, html, createdAt }: MailRow) {
  return {
    messageId,
    to,
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text: text ?? '',
    html: html ?? '',
    writtenAt: createdAt,
  };
}

/**
 * Describes a failed delivery in one line for admins: the client's error code and the server's
 * response. Contains no secrets and no addresses but the recipient's.
 */
function describeSendError(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : '';
  const line = `${code}${error.message}`.replace(/\p{C}+/gu, ' ').trim();
  return line.length > maxErrorLength ? `${line.slice(0, maxErrorLength - 1)}…` : line;
}
