import { type SQL, sql } from 'drizzle-orm';
import { foldText } from './fold-text.ts';
import { auditEntries } from './schema/audit-entries.ts';
import { orders } from './schema/orders.ts';
import { people } from './schema/people.ts';
import { projects } from './schema/projects.ts';
import { supportTickets } from './schema/support-tickets.ts';

/*
 * The text that a search matches, per row. The trigram indexes of the migrations `lists` and
 * `folded_search` use exactly these expressions, folded except for the digits: a change needs a new
 * index. The line breaks keep a word from matching across two columns.
 */
const orderText = sql`(${orders.orderId} || E'\\n' || ${orders.productTitle} || E'\\n' || ${orders.customerName} || E'\\n' || ${orders.customerEmail})`;

/** An order's own text, without the title that it shares with many. See order-search.ts. */
const orderOwnText = sql`(${orders.orderId} || E'\\n' || ${orders.customerName} || E'\\n' || ${orders.customerEmail})`;

/** The digits of a phone number, however it was typed. */
const orderPhone = sql`regexp_replace(${orders.customerPhone}, '[^0-9]', '', 'g')`;

const ticketText = sql`(${supportTickets.ticketId} || E'\\n' || ${supportTickets.subject} || E'\\n' || ${supportTickets.email} || E'\\n' || coalesce(${supportTickets.projectId}, ''))`;

const projectText = sql`(${projects.projectId} || E'\\n' || ${projects.businessName} || E'\\n' || ${projects.contactPerson} || E'\\n' || ${projects.email})`;

/** The action as words: 'reply changed' finds 'canned_reply.changed'. */
const auditText = sql`(${auditEntries.actorName} || E'\\n' || translate(${auditEntries.verb}, '._', '  ') || E'\\n' || ${auditEntries.subjectName})`;

/** The phone number as it was typed and as digits, so that it is found however it is written. */
const personText = sql`(${people.name} || E'\\n' || coalesce(${people.email}, '') || E'\\n' || coalesce(${people.phone}, '') || E'\\n' || regexp_replace(coalesce(${people.phone}, ''), '[^0-9]', '', 'g'))`;

export const searchTexts = {
  orders: orderText,
  ownOrders: orderOwnText,
  orderPhones: orderPhone,
  tickets: ticketText,
  projects: projectText,
  auditEntries: auditText,
  people: personText,
};

/** A search of more words is matched as one phrase. */
const maxWords = 8;

/** The parts that a text has to contain, in upper or lower case. */
export function splitWords(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean);
  return words.length > maxWords ? [search] : words;
}

/** Whether a text contains every word of the search. */
export function matchesWords(text: SQL, search: string): SQL {
  return sql.join(
    splitWords(search).map((word) => contains(text, word)),
    sql` and `,
  );
}

/** Whether a text contains a word, in upper or lower case, with or without accents. */
export function contains(text: SQL, word: string): SQL {
  return sql`${folded(text)} ilike ${`%${escapeLike(foldText(word))}%`}`;
}

/** As {@link contains}, for a word whose letters are too few for trigrams. */
export function containsLetters(text: SQL, word: string): SQL {
  const [first = '', second] = foldText(word);
  const pattern =
    second === undefined ? `q${escapeLike(first)}q` : [first, second].map(escapeLike).join('q');
  return sql`letter_pairs(${folded(text)}) like lower(${`%${pattern}%`})`;
}

/** As the indexes have it: the function of the migration `folded_search` does what `foldText` does. */
function folded(text: SQL): SQL {
  return sql`fold_text(${text})`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
