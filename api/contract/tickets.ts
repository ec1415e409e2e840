import * as v from 'valibot';
import {
  customerTypes,
  paymentStatuses,
  subscriptionStatuses,
  ticketPriorities,
  ticketStatuses,
} from '#db/values/enumerations';
import { OrderDelivery } from './delivery-clock.ts';
import { instantText, lengths, line, lines, optionalLine, orAbsent } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';
import { attachmentIds } from './ticket-messages.ts';

/**
 * A new ticket of a customer. The session decides whose it is, never `email`. Attachments are
 * uploaded first.
 */
export const NewTicket = v.object({
  /** Shown in the ticket; replies go to the account's email, which is the default. */
  email: v.pipe(optionalLine(lengths.email), v.nullable(v.pipe(v.string(), v.email()))),
  /** The order or project that it is about, stored as typed. */
  projectId: optionalLine(lengths.name),
  subject: v.pipe(line(lengths.subject), v.nonEmpty()),
  message: v.pipe(lines(lengths.message), v.nonEmpty()),
  priority: v.nullish(v.picklist(ticketPriorities), 'medium'),
  attachmentIds,
});
export type NewTicket = v.InferOutput<typeof NewTicket>;

/** A ticket as its customer sees it. `message` opened it: plain text, never HTML. */
export const Ticket = v.object({
  id: v.number(),
  ticketId: v.string(),
  email: v.string(),
  projectId: v.nullable(v.string()),
  /** The order whose conversation it is; null: an ordinary ticket. */
  order: v.nullable(OrderDelivery),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(ticketStatuses),
  priority: v.picklist(ticketPriorities),
  /** The number of unread messages of the other side. */
  unread: v.number(),
  createdAt: instantText,
  updatedAt: instantText,
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const TicketList = v.array(Ticket);

/** The account that owns a ticket. */
export const TicketAccount = v.object({
  id: v.string(),
  /** null if it has none. */
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Whether `email` is verified, by a code or by a login provider. */
  emailVerified: v.boolean(),
});
export type TicketAccount = v.InferOutput<typeof TicketAccount>;

/** A ticket as admins see it. `email` is what was typed; emails go to the account's address. */
export const AdminTicket = v.object({
  ...Ticket.entries,
  customerId: v.nullable(v.string()),
  /** null for a guest. */
  account: v.nullable(TicketAccount),
  /** Whether `email` is verified to belong to the person who opened the ticket. */
  emailVerified: v.boolean(),
  customerType: v.nullable(v.picklist(customerTypes)),
  inquiryType: v.nullable(v.string()),
  /** The id of the assigned user. */
  assignedTo: v.nullable(v.number()),
  /** Caught by the spam checks; no email was sent about it. */
  suspectedSpam: v.boolean(),
});
export type AdminTicket = v.InferOutput<typeof AdminTicket>;

/** An order of the customer, for the admin who replies. */
export const TicketOrder = v.object({
  ...OrderDelivery.entries,
  paymentStatus: v.picklist(paymentStatuses),
  subscriptionStatus: v.picklist(subscriptionStatuses),
});
export type TicketOrder = v.InferOutput<typeof TicketOrder>;

/** A ticket with its customer's latest orders, at most ten. */
export const AdminTicketDetails = v.object({
  ...AdminTicket.entries,
  orders: v.array(TicketOrder),
});
export type AdminTicketDetails = v.InferOutput<typeof AdminTicketDetails>;

/** An admin that a ticket or an order can be assigned to. */
export const Assignee = v.object({ id: v.number(), name: v.string() });
export type Assignee = v.InferOutput<typeof Assignee>;

export const AssigneeList = v.array(Assignee);

/** Absent fields stay as they are; `assignedTo` null unassigns the ticket. */
export const TicketChange = v.object({
  assignedTo: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  priority: orAbsent(v.picklist(ticketPriorities)),
});
export type TicketChange = v.InferOutput<typeof TicketChange>;

export const AdminTicketList = v.array(AdminTicket);

export const ticketSorts = ['createdAt', 'updatedAt'] as const;

export const TicketListQuery = listQuery({ statuses: ticketStatuses, sorts: ticketSorts });
export type TicketListQuery = v.InferOutput<typeof TicketListQuery>;

/** `unread`: tickets with messages that no admin has read, without suspected spam. */
export const ticketFilters = [...ticketStatuses, 'unread'] as const;

export const AdminTicketListQuery = v.strictObject({
  ...listQuery({ statuses: ticketFilters, sorts: ticketSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type AdminTicketListQuery = v.InferOutput<typeof AdminTicketListQuery>;

/** Any status may follow any other. */
export const TicketStatusChange = v.object({ status: v.picklist(ticketStatuses) });
