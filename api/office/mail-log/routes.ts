import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock, ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import { hasId, withPeople, withPerson } from '#api/platform/lists/row-conditions';
import {
  loggedSubject,
  mailToWire,
  type StoredMail,
  storedMailColumns,
} from '#api/platform/mail/entry';
import { type Mail, noSuchMail } from '#api/platform/mail/service';
import * as endpoint from '#contract/endpoints/mails';
import { mailKindNames } from '#contract/mail-kind-names';
import type { MailListQuery } from '#contract/mails';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { folded, matchesWords } from '#db/search';
import { writeAudit } from '../audit/write-audit.ts';
import { isOnDays } from '../settings/shop-day.ts';

const list: ListPlan<StoredMail, 'createdAt'> = {
  id: mails.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: mails.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
  },
};

/**
 * Text that the search reads. Kinds match as stored and as shown. It has no index: rows are read
 * newest first until a page is full.
 */
const searched = sql`(${mails.to} || E'\\n' || ${loggedSubject} || E'\\n' || ${mails.kind} || E'\\n' || replace(${mails.kind}, '-', ' '))`;

type Dependencies = {
  db: Db;
  access: SessionAccess;
  mail: Pick<Mail, 'retry'>;
  now: Clock;
  shopDay: ShopDay;
};

/** The email log for admins, who can retry failed emails. */
export function mailRoutes({ db, access, mail, now, shopDay }: Dependencies) {
  return new Elysia({ name: 'mails' })
    .use(adminGuard(access))
    .get(
      endpoint.listMails.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listMails,
          shopDay,
          read: async (query) => withPeople(db, await listMails(db, query), addressOf),
          toWire: ({ row, customer }) => mailToWire(row, customer),
        }),
      listSchemaOf(endpoint.listMails, shopDay),
    )
    .post(
      endpoint.retryMail.path,
      async ({ viewer, params }) => {
        const retried = await mail.retry(
          parseRowId(params.id, noSuchMail),
          // The recipient and the subject line are customer data, so the audit log names the template.
          (tx, { id, kind }) =>
            writeAudit(tx, viewer, {
              at: now(),
              verb: 'mail.retried',
              subject: { id, name: kind },
            }),
        );
        const { row, customer } = await withPerson(db, retried, addressOf);
        return mailToWire(row, customer);
      },
      schemaOf(endpoint.retryMail),
    );
}

function addressOf({ to }: StoredMail): string {
  return to;
}

/** Lists all emails without their text. */
async function listMails(db: Db, query: MailListQuery): Promise<Page<StoredMail>> {
  const { q, status } = query;
  const days = await isOnDays(db, mails.createdAt, query);
  return readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select(storedMailColumns)
      .from(mails)
      .where(
        and(
          after,
          days,
          hasId(mails.id, query),
          status && eq(mails.status, status),
          q ? or(matchesWords(folded(searched), q), inArray(mails.kind, kindsNamed(q))) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** Kinds whose name has each of the words. */
function kindsNamed(q: string): string[] {
  const words = q.toLowerCase().split(/\s+/);
  return Object.entries(mailKindNames)
    .filter(([, name]) => words.every((word) => name.toLowerCase().includes(word)))
    .map(([kind]) => kind);
}
