import { and, sql } from 'drizzle-orm';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { CannedReplyListQuery } from '#contract/canned-replies';
import type { Db } from '#db/client';
import { type CannedReplyRow, cannedReplies } from '#db/schema/canned-replies';
import { folded, matchesWords } from '#db/search';

const list: ListPlan<CannedReplyRow, 'title' | 'updatedAt'> = {
  id: cannedReplies.id,
  idOf: ({ id }) => id,
  sorts: {
    title: { by: cannedReplies.title, kind: 'text', of: ({ title }) => title },
    updatedAt: { by: cannedReplies.updatedAt, kind: 'instant', of: ({ updatedAt }) => updatedAt },
  },
};

const words = sql`(${cannedReplies.title} || E'\\n' || ${cannedReplies.text})`;

export function listCannedReplies(
  db: Db,
  query: CannedReplyListQuery,
): Promise<Page<CannedReplyRow>> {
  const { q } = query;
  return readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(cannedReplies)
      .where(and(after, q ? matchesWords(folded(words), q) : undefined))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
