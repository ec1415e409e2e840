import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import { hasId, isOnDays } from '#api/platform/lists/row-conditions';
import { loggedSubject, type StoredMail, storedMailColumns } from '#api/platform/mail/entry';
import { mailKindNames } from '#contract/mail-kind-names';
import type { MailListQuery } from '#contract/mails';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { folded, matchesWords } from '#db/search';

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

/** Lists all emails without their text. */
export async function listMails(db: Db, query: MailListQuery): Promise<Page<StoredMail>> {
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
