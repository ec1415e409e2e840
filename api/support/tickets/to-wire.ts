import type { GuestTicket, TicketMessage } from '#contract/ticket-messages';
import type {
  AdminTicket,
  AdminTicketDetails,
  Ticket,
  TicketAccount,
  TicketOrder,
} from '#contract/tickets';
import type { CustomerRow } from '#db/schema/customers';
import { attachmentToWire } from '../attachments/service.ts';
import type { TicketOrderRow } from './customer-orders.ts';
import type { DeskTicket } from './desk-ticket.ts';
import { isEmailVerified } from './find-ticket.ts';
import type { GuestTicketView } from './guest-tickets.ts';
import type { MessageWithAuthor } from './read-messages.ts';
import type { TicketDetails } from './support-desk.ts';
import { orderDeliveryToWire, type TicketWithOrder } from './ticket-order.ts';

/** For customers: without the assignee and other internal fields. */
export function ticketToWire({ ticket: row, order }: TicketWithOrder): Ticket {
  const { id, ticketId, email, projectId, subject, message, status, priority } = row;
  return {
    id,
    ticketId,
    email,
    projectId,
    order: order && orderDeliveryToWire(order),
    subject,
    message,
    status,
    priority,
    unread: row.customerUnread,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function adminTicketToWire(described: DeskTicket): AdminTicket {
  const { ticket: row, owner, mergedInto, linkedOrder } = described;
  const { customerId, customerType, inquiryType, assignedTo, suspectedSpam, shopUnread } = row;
  return {
    ...ticketToWire(described),
    unread: shopUnread,
    customerId,
    account: owner && accountToWire(owner),
    emailVerified: isEmailVerified(described),
    customerType,
    inquiryType,
    assignedTo,
    suspectedSpam,
    version: row.version,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    mergedInto,
    linkedOrder,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    answerDueAt: row.answerDueAt?.toISOString() ?? null,
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
  };
}

export function adminTicketDetailsToWire({
  orders,
  merged,
  ...described
}: TicketDetails): AdminTicketDetails {
  return { ...adminTicketToWire(described), orders: orders.map(ticketOrderToWire), merged };
}

function accountToWire(customer: CustomerRow): TicketAccount {
  const { id, firstName, lastName, email, emailVerifiedAt } = customer;
  return {
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    email,
    emailVerified: emailVerifiedAt !== null,
  };
}

/** For customers and admins: internal notes are excluded when messages are read. */
export function messageToWire({ message, author, attachments }: MessageWithAuthor): TicketMessage {
  const { id, side, internal, createdAt } = message;
  return {
    id,
    side,
    author: side === 'shop' ? author : null,
    message: message.message,
    internal,
    createdAt: createdAt.toISOString(),
    attachments: attachments.map(attachmentToWire),
  };
}

export function guestTicketToWire(view: GuestTicketView): GuestTicket {
  const { ticket, order, messages, fileToken } = view;
  const { ticketId, subject, status, priority, createdAt } = ticket;
  return {
    fileToken,
    ticketId,
    order: order && orderDeliveryToWire(order),
    subject,
    status,
    priority,
    createdAt: createdAt.toISOString(),
    messages: messages.map(messageToWire),
  };
}

function ticketOrderToWire(order: TicketOrderRow): TicketOrder {
  const { customerName, isOther, paymentStatus, subscriptionStatus, cancelAt } = order;
  return {
    ...orderDeliveryToWire(order),
    customerName,
    isOther,
    paymentStatus,
    subscriptionStatus,
    cancelAt: cancelAt?.toISOString() ?? null,
    liveUrl: order.liveUrl,
    siteDownSince: order.siteDownSince?.toISOString() ?? null,
  };
}
