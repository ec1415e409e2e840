/** Support tickets, from the public form and from signed-in customers. */
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { customerTypes, ticketPriorities, ticketStatuses } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant, timestamps } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    ticketId: text().notNull().unique(),
    email: text().notNull(),
    /** When the person who opened the ticket verified `email`. */
    emailVerifiedAt: instant(),
    projectId: text(),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    /** The order whose conversation it is; an order has at most one. null: an ordinary ticket. */
    orderId: integer()
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    message: text().notNull(),
    customerType: enumeration(customerTypes),
    inquiryType: text(),
    status: enumeration(ticketStatuses).notNull().default('open'),
    priority: enumeration(ticketPriorities).notNull().default('medium'),
    assignedTo: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Caught by the honeypot: stored, but not reported by email. */
    suspectedSpam: boolean().notNull().default(false),
    /** Messages from the shop that the customer has not read. */
    customerUnread: integer().notNull().default(0),
    /** Messages from the customer that no admin has read. */
    shopUnread: integer().notNull().default(0),
    /** Incremented to revoke every link that was sent to the guest before. */
    guestLinkVersion: integer().notNull().default(1),
    /** Incremented by each change of an admin. Messages don't change it. */
    version: integer().notNull().default(1),
    /** Hidden from the lists of open tickets until then. Customers never see it. */
    snoozedUntil: instant(),
    /** The ticket that has its messages now. */
    mergedIntoId: integer().references((): AnyPgColumn => supportTickets.id, {
      onDelete: 'set null',
    }),
    /** The customer's oldest message without a reply; null while nothing waits. */
    waitingSince: instant(),
    /** When the first reply was promised for; null: nothing was promised. */
    answerDueAt: instant(),
    /** A trigger keeps the sums of response times by it. */
    firstAnsweredAt: instant(),
    ...timestamps(),
  },
  (table) => [
    index('support_tickets_created_idx').on(table.createdAt, table.id),
    index('support_tickets_status_idx').on(table.status, table.createdAt, table.id),
    index('support_tickets_updated_idx').on(table.updatedAt, table.id),
    index('support_tickets_status_updated_idx').on(table.status, table.updatedAt, table.id),
    index('support_tickets_unread_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.shopUnread} > 0 and not ${table.suspectedSpam}`),
    index('support_tickets_customer_idx').on(table.customerId),
    index('support_tickets_guest_email_idx')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.customerId} is null`),
    index('support_tickets_assigned_idx').on(table.assignedTo, table.createdAt, table.id),
    index('support_tickets_priority_idx').on(priorityRank(table.priority), table.id),
    index('support_tickets_waiting_idx').on(waitingOrder(table.waitingSince), table.id),
    index('support_tickets_snoozed_idx')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null`),
    index('support_tickets_merged_idx')
      .on(table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
    index('support_tickets_unanswered_idx')
      .on(table.answerDueAt)
      .where(sql`${table.firstAnsweredAt} is null and not ${table.suspectedSpam}`),
    check('support_tickets_merged_check', sql`${table.mergedIntoId} <> ${table.id}`),
    checkOneOf('support_tickets_status_check', table.status, ticketStatuses),
    checkOneOf('support_tickets_priority_check', table.priority, ticketPriorities),
    checkOneOf('support_tickets_customer_type_check', table.customerType, customerTypes),
  ],
);

/** Sorts low before urgent. The index has exactly this expression. */
export function priorityRank(priority: AnyPgColumn): SQL {
  return sql`(case ${priority} when 'urgent' then 3 when 'high' then 2 when 'medium' then 1 else 0 end)`;
}

/** Sorts tickets that wait for nothing last. The index has exactly this expression. */
export function waitingOrder(waitingSince: AnyPgColumn): SQL {
  return sql`(coalesce(${waitingSince}, 'infinity'::timestamptz))`;
}

export type TicketRow = typeof supportTickets.$inferSelect;
