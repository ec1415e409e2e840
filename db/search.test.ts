import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { auditEntries } from './schema/audit-entries.ts';
import { orders } from './schema/orders.ts';
import { projects } from './schema/projects.ts';
import { supportTickets } from './schema/support-tickets.ts';
import { matchesWords, searchTexts } from './search.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();

test.each([
  ['orders_own_search_idx', orders, searchTexts.ownOrders],
  ['support_tickets_search_idx', supportTickets, searchTexts.tickets],
  ['projects_search_idx', projects, searchTexts.projects],
  ['audit_entries_search_idx', auditEntries, searchTexts.auditEntries],
] as const)('uses %s for the search', async (index, table, text) => {
  const plan = await database().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const words = matchesWords(text, 'ada lovelace');
    return JSON.stringify(await tx.execute(sql`explain select id from ${table} where ${words}`));
  });
  expect(plan).toContain(index);
});
