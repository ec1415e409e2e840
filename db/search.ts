import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from './schema/audit-entries.ts';
import { orders } from './schema/orders.ts';
import { projects } from './schema/projects.ts';
import { supportTickets } from './schema/support-tickets.ts';

/*
 * The text that a search reads of each row. The trigram indexes of the migrations `search` and
 * `audit_entries` are on these very expressions: whoever changes one makes a new index. A line
 * break between the parts keeps a word from matching across two of them.
 */
const orderText = sql`(${orders.orderId} || E'\\n' || ${orders.productTitle} || E'\\n' || ${orders.customerName} || E'\\n' || ${orders.customerEmail})`;

const ticketText = sql`(${supportTickets.ticketId} || E'\\n' || ${supportTickets.subject} || E'\\n' || ${supportTickets.email} || E'\\n' || coalesce(${supportTickets.projectId}, ''))`;

const projectText = sql`(${projects.projectId} || E'\\n' || ${projects.businessName} || E'\\n' || ${projects.contactPerson} || E'\\n' || ${projects.email})`;

/** The act in words too: 'canned_reply.changed' is found by 'reply changed'. */
const auditText = sql`(${auditEntries.actorName} || E'\\n' || translate(${auditEntries.verb}, '._', '  ') || E'\\n' || ${auditEntries.subjectName})`;

export const searchTexts = {
  orders: orderText,
  tickets: ticketText,
  projects: projectText,
  auditEntries: auditText,
};

/** So many words are looked for one by one; a longer text is looked for as it is. */
const maxWords = 8;

/** What a text has to hold, each as a part of a word too, in any case. */
export function splitWords(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean);
  return words.length > maxWords ? [search] : words;
}

/** Whether a text holds every word of the search. */
export function matchesWords(text: SQL, search: string): SQL {
  return sql.join(
    splitWords(search).map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
}
