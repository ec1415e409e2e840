import { expect, test } from 'bun:test';
import { type SQL, sql } from 'drizzle-orm';
import { foldText } from './fold-text.ts';
import { auditEntries } from './schema/audit-entries.ts';
import { orders } from './schema/orders.ts';
import { people } from './schema/people.ts';
import { projects } from './schema/projects.ts';
import { supportTickets } from './schema/support-tickets.ts';
import { containsLetters, folded, matchesWords, searchTexts } from './search.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();

async function answer(question: SQL): Promise<unknown> {
  const [row] = await database().db.select({ answer: question }).from(sql`(values (1)) as one`);
  return row?.answer;
}

test.each([
  ['orders_own_text_idx', orders, searchTexts.ownOrders],
  ['support_tickets_text_idx', supportTickets, searchTexts.tickets],
  ['projects_text_idx', projects, searchTexts.projects],
  ['audit_entries_text_idx', auditEntries, searchTexts.auditEntries],
  ['people_text_idx', people, searchTexts.people],
] as const)('uses %s for the search and folds no text again', async (index, table, text) => {
  const plan = await database().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const words = matchesWords(text, 'ada lovelace');
    return JSON.stringify(await tx.execute(sql`explain select id from ${table} where ${words}`));
  });
  expect(plan).toContain(index);
  expect(plan).not.toContain('fold_text(');
});

test('uses orders_letters_idx for one or two letters', async () => {
  const plan = await database().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const letters = containsLetters(searchTexts.ownOrders, 'mü');
    return JSON.stringify(await tx.execute(sql`explain select id from ${orders} where ${letters}`));
  });
  expect(plan).toContain('orders_letters_idx');
});

test.each([
  ['muller', 'Anna Müller'],
  ['MÜLLER', 'Anna Muller'],
  ['Mu\u0308ller', 'Anna M\u00fcller'],
  ['M\u00fcller', 'Anna Mu\u0308ller'],
  ["O'Brien", 'Pat O\u2019Brien'],
  ['O\u2019Brien', "Pat O'Brien"],
  ['O\u00b4Brien', "Pat O'Brien"],
  ['strasse', 'Straße 1'],
  ['STRAẞE', 'Strasse 1'],
  ['ost', 'Øst'],
  ['lodz', 'Łódź'],
  ['istanbul', 'İstanbul'],
  ['smith-jones', 'Smith\u2011Jones'],
  ['100\uff05', 'at 100%'],
])('finds %j in %j', async (search, text) => {
  expect(await answer(matchesWords(folded(sql`${text}::text`), search))).toBe(true);
});

test('finds no other text for a letter that looks like a wildcard', async () => {
  expect(await answer(matchesWords(folded(sql`${'at 1000'}::text`), '100\uff05'))).toBe(false);
});

test('folds every letter of Europe in the database as in a search', async () => {
  const letters = Array.from({ length: 0x2f00 }, (_, code) => String.fromCodePoint(code + 1));
  const text = letters.join('\n');
  const folded = String(await answer(sql`fold_text(${text})`));
  expect(folded.split('\n')).toEqual(foldText(text).split('\n'));
});
