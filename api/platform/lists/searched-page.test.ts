import { expect, test } from 'bun:test';
import { and, eq, sql } from 'drizzle-orm';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { searchTexts } from '#db/search';
import { testDatabase } from '#db/testing/database';
import type { ListPlan } from './page.ts';
import { readSearchedPage, searchText } from './searched-page.ts';

const database = testDatabase();

const plan: ListPlan<TicketRow, 'createdAt'> = {
  id: supportTickets.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: supportTickets.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
  },
};

test.each([
  ['compared one by one', false],
  ['found by an index', true],
])('goes on after rows that leave the list before they are read, %s', async (_, isSpecific) => {
  const { db } = database();
  await db.delete(supportTickets);
  const tickets = await db
    .insert(supportTickets)
    .values(
      Array.from({ length: 8 }, (_, n) => ({
        ticketId: `TKT-${n}`,
        email: 'ada@example.com',
        subject: 'Harbour',
        message: '',
        createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
      })),
    )
    .returning();
  const [first = 0, closed = 0, deleted = 0, ...others] = tickets.map(({ id }) => id);
  const filter = eq(supportTickets.status, 'open');
  const search = { from: sql`${supportTickets}`, filter, isSpecific };

  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await readSearchedPage(
      { sort: 'createdAt:asc', limit: 3, cursor },
      plan,
      { ...search, ...searchText(searchTexts.tickets, 'harbour') },
      async ({ after, orderBy, limit }) => {
        await db
          .update(supportTickets)
          .set({ status: 'closed' })
          .where(eq(supportTickets.id, closed));
        await db.delete(supportTickets).where(eq(supportTickets.id, deleted));
        return db
          .select()
          .from(supportTickets)
          .where(and(after, filter))
          .orderBy(...orderBy)
          .limit(limit);
      },
    );
    found.push(...page.rows.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(found).toEqual([first, ...others]);
});
