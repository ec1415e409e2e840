import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { hasId, isOnDays } from '#api/platform/lists/row-conditions';
import { readSearchedPage, searchText } from '#api/platform/lists/searched-page';
import type { AuditListQuery } from '#contract/audit';
import type { Db } from '#db/client';
import { type AuditEntryRow, auditEntries } from '#db/schema/audit-entries';
import { people } from '#db/schema/people';
import { users } from '#db/schema/users';
import { searchTexts } from '#db/search';
import { isAboutPerson } from './about-person.ts';
import { type AuditNames, readAuditNames } from './names.ts';

/** An entry and the id of its actor's page; null: the account was deleted. */
export type ListedAuditEntry = AuditEntryRow & { customer: string | null; names: AuditNames };

type Row = Omit<ListedAuditEntry, 'names'>;

const list: ListPlan<Row, 'createdAt'> = {
  id: auditEntries.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: auditEntries.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
  },
};

/** Lists all actions of admins. */
export async function listAudit(db: Db, query: AuditListQuery): Promise<Page<ListedAuditEntry>> {
  const { q, status: kind } = query;
  const filter = and(
    await isOnDays(db, auditEntries.createdAt, query),
    hasId(auditEntries.id, query),
    kind && eq(auditEntries.kind, kind),
  );
  const search = q
    ? {
        from: sql`${auditEntries}`,
        filter,
        ...searchText(searchTexts.auditEntries, q, [isAboutPerson(q)]),
      }
    : undefined;
  const { rows, next } = await readSearchedPage(query, list, search, ({ after, orderBy, limit }) =>
    db
      .select({ ...getTableColumns(auditEntries), customer: people.reference })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .leftJoin(people, eq(people.customerId, users.customerId))
      .where(and(after, filter))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const names = await readAuditNames(db, rows);
  return { rows: rows.map((row) => ({ ...row, names })), next };
}
