import { and, eq } from 'drizzle-orm';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { AuditListQuery } from '#contract/audit';
import type { Db } from '#db/client';
import { type AuditEntryRow, auditEntries } from '#db/schema/audit-entries';
import { matchesWords, searchTexts } from '#db/search';

const list: ListPlan<AuditEntryRow, 'createdAt'> = {
  id: auditEntries.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: auditEntries.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
  },
};

/** Lists all actions of admins. */
export function listAudit(db: Db, query: AuditListQuery): Promise<Page<AuditEntryRow>> {
  const { q, status: kind } = query;
  return readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(auditEntries)
      .where(
        and(
          after,
          kind && eq(auditEntries.kind, kind),
          q ? matchesWords(searchTexts.auditEntries, q) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
}
