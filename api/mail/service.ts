import { and, desc, eq, getTableColumns, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type MailRow, mails } from '#db/schema/mails';
import type { MailStatus } from '#db/values/enumerations';
import type { Clock } from '../clock.ts';
import { Failure } from '../http/failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createDelivery } from './delivery.ts';
import type { MailData, MailKind } from './templates/all.ts';
import { writeMail } from './templates/write.ts';
import type { MailTransport } from './transport.ts';
import { createMailUpkeep } from './upkeep.ts';

type Dependencies = {
  db: Db;
  jobs: Jobs;
  transport: MailTransport;
  baseUrl: string;
  now: Clock;
};

/** `key` says what the mail tells of: with the same key a mail is written once. */
export type Outgoing<Kind extends MailKind> = { to: string; data: MailData[Kind]; key: string };

/** A mail without its words. */
export type MailEntry = Omit<MailRow, 'text' | 'html'>;

export type Mail = ReturnType<typeof createMail>;

/**
 * Mails are written in the transaction that causes them, with the words of that moment, and sent
 * after its commit. One that fails is tried sixteen times in about eight hours.
 */
export function createMail({ db, jobs, transport, baseUrl, now }: Dependencies) {
  const deliver = createDelivery({ db, transport, now });
  const sending = jobs.define<{ mailId: number }>('mail', {
    perform: ({ mailId }, attempt) => deliver(mailId, attempt),
    retries: { most: 15, firstPauseSeconds: 10, longestPauseSeconds: 3600 },
    timeoutSeconds: 120,
  });
  jobs.repeat('mail-upkeep', '*/10 * * * *', createMailUpkeep({ db, now, enqueue }));

  return {
    /** Joins the caller's transaction. Repeating it with the same key changes nothing. */
    async send<Kind extends MailKind>(tx: Db, kind: Kind, outgoing: Outgoing<Kind>): Promise<void> {
      const { to, data, key } = outgoing;
      const { subject, text, html, validMinutes } = writeMail(kind, data, { baseUrl });
      const createdAt = now();
      const expiresAt =
        validMinutes === null ? null : new Date(createdAt.getTime() + validMinutes * 60_000);
      const [mail] = await tx
        .insert(mails)
        .values({ key, kind, to, subject, text, html, expiresAt, createdAt })
        .onConflictDoNothing({ target: mails.key })
        .returning({ id: mails.id });
      if (mail) await enqueue(tx, mail.id);
    },

    /** For admins, newest first. `after`: the last one of the page before. */
    list({ status, after, limit }: MailPage): Promise<MailEntry[]> {
      return db
        .select(entry)
        .from(mails)
        .where(and(status && eq(mails.status, status), after && olderThan(after)))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit);
    },

    /** Sends a failed mail again, with all its attempts. */
    retry(id: number): Promise<MailEntry> {
      return db.transaction(async (tx) => {
        const [mail] = await tx
          .update(mails)
          .set({ status: 'queued' })
          .where(and(eq(mails.id, id), eq(mails.status, 'failed'), isNotNull(mails.text)))
          .returning(entry);
        if (!mail) throw await whyNot(tx, id);
        await enqueue(tx, id);
        return mail;
      });
    },
  };

  function enqueue(tx: Db, mailId: number): Promise<void> {
    return sending.enqueue(tx, { mailId }, String(mailId));
  }
}

type MailPage = {
  status?: MailStatus;
  after?: Pick<MailRow, 'id' | 'createdAt'>;
  limit: number;
};

const { text: _text, html: _html, ...entry } = getTableColumns(mails);

function olderThan({ id, createdAt }: Pick<MailRow, 'id' | 'createdAt'>) {
  return or(lt(mails.createdAt, createdAt), and(eq(mails.createdAt, createdAt), lt(mails.id, id)));
}

async function whyNot(tx: Db, id: number): Promise<Failure> {
  const mail = await tx.query.mails.findFirst({ where: eq(mails.id, id) });
  if (!mail) return new Failure('not_found', 'There is no such mail.');
  if (mail.status === 'sent') return new Failure('conflict', 'This mail was sent already.');
  if (mail.status === 'queued') return new Failure('conflict', 'This mail is on its way already.');
  return new Failure('conflict', 'What this mail said is no longer kept, so it cannot be sent.');
}
