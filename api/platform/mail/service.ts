import { and, eq, isNotNull } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { EmailTexts } from '#contract/email-texts';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import type { MailKind } from '#db/values/mail-kinds';
import type { Clock } from '../clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SignedLinks } from '../signed-links.ts';
import { noTracing, type Tracing } from '../telemetry/tracing.ts';
import { createDelivery, type MailSettingsReader } from './delivery.ts';
import { type StoredMail, storedMailColumns } from './entry.ts';
import type { MailData } from './templates/all.ts';
import { writeMail } from './templates/write.ts';
import type { MailTransport } from './transport.ts';
import { createMailUpkeep } from './upkeep.ts';

type Dependencies = {
  db: Db;
  jobs: Jobs;
  transport: MailTransport;
  baseUrl: string;
  orderLinks: SignedLinks;
  settings: MailSettingsReader;
  now: Clock;
  tracing?: Tracing;
};

/**
 * `to`: an address; `shop` is the support address of the settings. `key`: an email with the same key is only written once. `thread`: the conversation. Every email
 * after the first is a reply.
 */
export type Outgoing<Kind extends MailKind> = {
  to: string;
  data: MailData[Kind];
  key: string;
  thread?: string;
  /** Texts that aren't saved: the email is a test of them. */
  draft?: EmailTexts;
};

export type Mail = ReturnType<typeof createMail>;

/**
 * Writes emails in the transaction that causes them and sends them after it commits. A failed email
 * is tried sixteen times in about eight hours.
 */
export function createMail({
  db,
  jobs,
  transport,
  baseUrl,
  orderLinks,
  settings,
  now,
  tracing = noTracing,
}: Dependencies) {
  const deliver = createDelivery({ db, transport, settings, now, tracing });
  const sending = jobs.define<{ mailId: number }>('mail', {
    perform: ({ mailId }, attempt) => deliver(mailId, attempt),
    retries: { limit: 15, firstPauseSeconds: 10, longestPauseSeconds: 3600 },
    timeoutSeconds: 120,
  });
  jobs.repeat(
    'mail-upkeep',
    '*/10 * * * *',
    createMailUpkeep({ db, isMailbox: transport.isMailbox, now, enqueue }),
  );

  return {
    /** Signed links that open an order for guests. */
    orderLinks,

    /** Joins the caller's transaction. Idempotent per key. */
    async send<Kind extends MailKind>(tx: Db, kind: Kind, outgoing: Outgoing<Kind>): Promise<void> {
      const { to, data, key, thread = null, draft } = outgoing;
      const current = { baseUrl, ...(await settings(tx)) };
      const shop = draft ? { ...current, emails: { [kind]: draft } } : current;
      const recipient = to === 'shop' ? shop.sender.supportEmail : to;
      const { text, html, validMinutes, ...written } = writeMail(kind, data, shop);
      const isAnswer = thread !== null && (await hasMails(tx, thread));
      const mark = draft ? '[Test] ' : isAnswer ? 'Re: ' : '';
      const subject = `${mark}${written.subject}`;
      const createdAt = now();
      const expiresAt =
        validMinutes === null ? null : new Date(createdAt.getTime() + validMinutes * 60_000);
      const [mail] = await tx
        .insert(mails)
        .values({ key, kind, to: recipient, subject, thread, text, html, expiresAt, createdAt })
        .onConflictDoNothing({ target: mails.key })
        .returning({ id: mails.id });
      if (mail) await enqueue(tx, mail.id);
    },

    /** Sends a queued email from this process, for when no worker would. It stays queued if that fails. */
    async sendNow(key: string): Promise<void> {
      const mail = await db.query.mails.findFirst({
        columns: { id: true },
        where: eq(mails.key, key),
      });
      if (mail) await deliver(mail.id, { isLast: false });
    },

    /** Retries a failed email with the full number of attempts. `record` notes it in the transaction. */
    retry(id: number, record: (tx: Db, mail: StoredMail) => Promise<void>): Promise<StoredMail> {
      return db.transaction(async (tx) => {
        const [mail] = await tx
          .update(mails)
          .set({ status: 'queued' })
          .where(and(eq(mails.id, id), eq(mails.status, 'failed'), isNotNull(mails.text)))
          .returning(storedMailColumns);
        if (!mail) throw await whyNot(tx, id);
        await enqueue(tx, id);
        await record(tx, mail);
        return mail;
      });
    },
  };

  function enqueue(tx: Db, mailId: number): Promise<void> {
    return sending.enqueue(tx, { mailId }, String(mailId));
  }
}

export const noSuchMail = 'This email was not found.';

async function hasMails(tx: Db, thread: string): Promise<boolean> {
  const first = await tx.query.mails.findFirst({
    columns: { id: true },
    where: eq(mails.thread, thread),
  });
  return first !== undefined;
}

async function whyNot(tx: Db, id: number): Promise<Failure> {
  const mail = await tx.query.mails.findFirst({ where: eq(mails.id, id) });
  if (!mail) return new Failure('not_found', noSuchMail);
  if (mail.status === 'sent') return new Failure('conflict', 'This email was already sent.');
  if (mail.status === 'queued') return new Failure('conflict', 'This email is already being sent.');
  return new Failure('conflict', 'This email’s content is no longer stored, so it can’t be sent.');
}
