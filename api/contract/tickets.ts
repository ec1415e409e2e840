import * as v from 'valibot';
import {
  customerTypes,
  orderStatuses,
  paymentStatuses,
  subscriptionStatuses,
  ticketPriorities,
  ticketStatuses,
} from '#db/values/enumerations';
import { instantText, lengths, line, lines, optionalLine, orAbsent } from './fields.ts';
import { listQuery } from './lists.ts';

/** What a customer asks for help with. Whose ticket it is, the session says, never `email`. */
export const NewTicket = v.object({
  /** What the ticket shows; answers go to the account's own address, the default. */
  email: v.pipe(optionalLine(lengths.email), v.nullable(v.pipe(v.string(), v.email()))),
  /** The order or project that it is about, kept as typed. */
  projectId: optionalLine(lengths.name),
  subject: v.pipe(line(lengths.subject), v.nonEmpty()),
  message: v.pipe(lines(lengths.message), v.nonEmpty()),
  priority: v.nullish(v.picklist(ticketPriorities), 'medium'),
});
export type NewTicket = v.InferOutput<typeof NewTicket>;

/** A ticket as its customer sees it. `message` is what it began with: plain text, never HTML. */
export const Ticket = v.object({
  id: v.number(),
  ticketId: v.string(),
  email: v.string(),
  projectId: v.nullable(v.string()),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(ticketStatuses),
  priority: v.picklist(ticketPriorities),
  /** Messages of the other side that were not seen yet. */
  unread: v.number(),
  createdAt: instantText,
  updatedAt: instantText,
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const TicketList = v.array(Ticket);

/** The account that owns a ticket. */
export const TicketAccount = v.object({
  id: v.string(),
  /** null where it gave none. */
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Whether a code or a login provider has proved `email`. */
  emailVerified: v.boolean(),
});
export type TicketAccount = v.InferOutput<typeof TicketAccount>;

/** A ticket as admins see it. `email` is what was typed: an account's mails go to the account. */
export const AdminTicket = v.object({
  ...Ticket.entries,
  customerId: v.nullable(v.string()),
  /** null for a guest's. */
  account: v.nullable(TicketAccount),
  /** Whether `email` was proved to belong to the person who opened the ticket. */
  emailVerified: v.boolean(),
  customerType: v.nullable(v.picklist(customerTypes)),
  inquiryType: v.nullable(v.string()),
  /** The user who works on it. */
  assignedTo: v.nullable(v.number()),
  /** Caught by a trap for programs; nobody was told of it by mail. */
  suspectedSpam: v.boolean(),
});
export type AdminTicket = v.InferOutput<typeof AdminTicket>;

/** What the one who asked has bought, for whoever answers. */
export const TicketOrder = v.object({
  id: v.number(),
  orderId: v.string(),
  productTitle: v.string(),
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  subscriptionStatus: v.picklist(subscriptionStatuses),
  /** Until when the website is promised; null where nothing is to be handed over. */
  promisedAt: v.nullable(instantText),
  deliveredAt: v.nullable(instantText),
});
export type TicketOrder = v.InferOutput<typeof TicketOrder>;

/** A ticket with what its customer has bought, the newest first; at most ten. */
export const AdminTicketDetails = v.object({
  ...AdminTicket.entries,
  orders: v.array(TicketOrder),
});
export type AdminTicketDetails = v.InferOutput<typeof AdminTicketDetails>;

/** Whoever can be given a ticket. */
export const Assignee = v.object({ id: v.number(), name: v.string() });
export type Assignee = v.InferOutput<typeof Assignee>;

export const AssigneeList = v.array(Assignee);

/** Absent fields stay as they are; `assignedTo` null takes the ticket from whoever has it. */
export const TicketChange = v.object({
  assignedTo: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  priority: orAbsent(v.picklist(ticketPriorities)),
});
export type TicketChange = v.InferOutput<typeof TicketChange>;

export const AdminTicketList = v.array(AdminTicket);

export const ticketSorts = ['createdAt', 'updatedAt'] as const;

export const TicketListQuery = listQuery({ statuses: ticketStatuses, sorts: ticketSorts });
export type TicketListQuery = v.InferOutput<typeof TicketListQuery>;

/** Any status may follow any other. */
export const TicketStatusChange = v.object({ status: v.picklist(ticketStatuses) });
