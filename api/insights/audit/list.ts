import { and, eq, sql } from 'drizzle-orm';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { readSearchedPage, searchText } from '#api/platform/lists/searched-page';
import type { AuditListQuery } from '#contract/audit';
import type { Db } from '#db/client';
import { type AuditEntryRow, auditEntries } from '#db/schema/audit-entries';
import { searchTexts } from '#db/search';

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
  const filter = kind && eq(auditEntries.kind, kind);
  const search = q
    ? { from: sql`${auditEntries}`, filter, ...searchText(searchTexts.auditEntries, q) }
    : undefined;
  return readSearchedPage(query, list, search, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(auditEntries)
      .where(and(after, filter))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
