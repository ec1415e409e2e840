import * as v from 'valibot';
import {
  customerTypes,
  paymentStatuses,
  subscriptionStatuses,
  ticketPriorities,
  ticketStatuses,
} from '#db/values/enumerations';
import { OrderDelivery } from './delivery-clock.ts';
import {
  instantInput,
  instantText,
  lengths,
  line,
  lines,
  optionalLine,
  orAbsent,
  typedEmailAddress,
} from './fields.ts';
import { attachmentIds } from './ticket-messages.ts';

/**
 * A new ticket of a customer. The session decides whose it is, never `email`. Attachments are
 * uploaded first.
 */
export const NewTicket = v.object({
  /** Shown in the ticket; replies go to the account's email, which is the default. */
  email: v.pipe(optionalLine(lengths.email), v.nullable(typedEmailAddress())),
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
  /** Incremented by each change of an admin, not by messages. */
  version: v.number(),
  /** Out of the lists of open tickets until then. Never told to customers. */
  snoozedUntil: v.nullable(instantText),
  /** The business id of the ticket that has its messages now. */
  mergedInto: v.nullable(v.string()),
  /** The order whose number `projectId` is; null: there is none. */
  linkedOrder: v.nullable(v.string()),
  /** The customer's oldest message without a reply; null if none waits. */
  waitingSince: v.nullable(instantText),
  /** When the first reply was promised for; null: nothing was promised. */
  answerDueAt: v.nullable(instantText),
  firstAnsweredAt: v.nullable(instantText),
});
export type AdminTicket = v.InferOutput<typeof AdminTicket>;

/** An order that a ticket is about or of its customer, for the admin who replies. */
export const TicketOrder = v.object({
  ...OrderDelivery.entries,
  customerName: v.string(),
  /** Whether it is someone else's, and the ticket only names its number. */
  isOther: v.boolean(),
  paymentStatus: v.picklist(paymentStatuses),
  subscriptionStatus: v.picklist(subscriptionStatuses),
  /** When a subscription that still runs will end; null: it renews. */
  cancelAt: v.nullable(instantText),
  /** Where the website is live; null: nowhere that is known. */
  liveUrl: v.nullable(v.string()),
  /** null while it answers. */
  siteDownSince: v.nullable(instantText),
});
export type TicketOrder = v.InferOutput<typeof TicketOrder>;

/** A ticket with the order that it is about and its customer's latest others, at most ten. */
export const AdminTicketDetails = v.object({
  ...AdminTicket.entries,
  orders: v.array(TicketOrder),
  /** The business ids of the tickets that were merged into it. */
  merged: v.array(v.string()),
});
export type AdminTicketDetails = v.InferOutput<typeof AdminTicketDetails>;

/** An admin that a ticket or an order can be assigned to. */
export const Assignee = v.object({ id: v.number(), name: v.string() });
export type Assignee = v.InferOutput<typeof Assignee>;

export const AssigneeList = v.array(Assignee);

/**
 * The version that the admin has read; a newer one is a conflict. Every screen sends it.
 * Without it, programs replace any version.
 */
const versionIfRead = orAbsent(v.pipe(v.number(), v.integer()));

/** The longest time that a ticket can be snoozed for, in days. */
export const maxSnoozeDays = 365;

/** Absent fields stay as they are; null unassigns the ticket, or ends its snooze. */
export const TicketChange = v.object({
  assignedTo: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  priority: orAbsent(v.picklist(ticketPriorities)),
  snoozedUntil: v.optional(v.nullable(instantInput)),
  version: versionIfRead,
});
export type TicketChange = v.InferOutput<typeof TicketChange>;

export const AdminTicketList = v.array(AdminTicket);

/** How many tickets each view of the list has; up to `maxWaiting` are counted. */
export const TicketCounts = v.object({
  active: v.number(),
  /** Active ones of the admin who asks. */
  mine: v.number(),
  /** Active ones of no one. */
  unassigned: v.number(),
  late: v.number(),
  snoozed: v.number(),
});
export type TicketCounts = v.InferOutput<typeof TicketCounts>;

/** Any status may follow any other. */
export const TicketStatusChange = v.object({
  status: v.picklist(ticketStatuses),
  version: versionIfRead,
});
export type TicketStatusChange = v.InferOutput<typeof TicketStatusChange>;
