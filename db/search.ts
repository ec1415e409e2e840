import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from './schema/audit-entries.ts';
import { orders } from './schema/orders.ts';
import { projects } from './schema/projects.ts';
import { supportTickets } from './schema/support-tickets.ts';

/*
 * The text that a search matches, per row. The trigram indexes of the migrations `search` and
 * `audit_entries` use exactly these expressions: a change needs a new index. The line breaks keep a
 * word from matching across two columns.
 */
const orderText = sql`(${orders.orderId} || E'\\n' || ${orders.productTitle} || E'\\n' || ${orders.customerName} || E'\\n' || ${orders.customerEmail})`;

const ticketText = sql`(${supportTickets.ticketId} || E'\\n' || ${supportTickets.subject} || E'\\n' || ${supportTickets.email} || E'\\n' || coalesce(${supportTickets.projectId}, ''))`;

const projectText = sql`(${projects.projectId} || E'\\n' || ${projects.businessName} || E'\\n' || ${projects.contactPerson} || E'\\n' || ${projects.email})`;

/** The action as words: 'reply changed' finds 'canned_reply.changed'. */
const auditText = sql`(${auditEntries.actorName} || E'\\n' || translate(${auditEntries.verb}, '._', '  ') || E'\\n' || ${auditEntries.subjectName})`;

export const searchTexts = {
  orders: orderText,
  tickets: ticketText,
  projects: projectText,
  auditEntries: auditText,
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
    splitWords(search).map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
}
