import { type SQL, sql } from 'drizzle-orm';
import { foldText } from './fold-text.ts';
import { auditEntries } from './schema/audit-entries.ts';
import { orders } from './schema/orders.ts';
import { people } from './schema/people.ts';
import { projects } from './schema/projects.ts';
import { supportTickets } from './schema/support-tickets.ts';

/** The digits of a phone number, however it was typed. */
const orderPhones = sql`regexp_replace(${orders.customerPhone}, '[^0-9]', '', 'g')`;

/** An order's own text, without the title that it shares with many. See `api/commerce/orders/search.ts`. */
const ownOrders = sql`${orders}.folded_text`;

/**
 * The text that a search matches, per row, folded except for the digits. The first migration
 * says what it consists of. Line breaks keep a word from matching across two columns.
 */
export const searchTexts = {
  orders: sql`(${orders}.folded_title || E'\\n' || ${ownOrders})`,
  ownOrders,
  orderPhones,
  tickets: sql`${supportTickets}.folded_text`,
  projects: sql`${projects}.folded_text`,
  auditEntries: sql`${auditEntries}.folded_text`,
  people: sql`${people}.folded_text`,
};

/** A search of more words is matched as one phrase. */
const maxWords = 8;

/** The parts that a text has to contain, in upper or lower case. */
export function splitWords(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean);
  return words.length > maxWords ? [search] : words;
}

/** Whether a folded text contains every word of the search. */
export function matchesWords(text: SQL, search: string): SQL {
  return sql.join(
    splitWords(search).map((word) => contains(text, word)),
    sql` and `,
  );
}

/** Whether a folded text contains a word, in upper or lower case, with or without accents. */
export function contains(text: SQL, word: string): SQL {
  return sql`${text} ilike ${`%${escapeLike(foldText(word))}%`}`;
}

/** As {@link contains}, for a word whose letters are too few for trigrams. */
export function containsLetters(text: SQL, word: string): SQL {
  const [first = '', second] = foldText(word);
  const pattern =
    second === undefined ? `q${escapeLike(first)}q` : [first, second].map(escapeLike).join('q');
  return sql`letter_pairs(${text}) like lower(${`%${pattern}%`})`;
}

/** A text for a search. The function `fold_text` of the database does what `foldText` does. */
export function folded(text: SQL): SQL {
  return sql`fold_text(${text})`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
