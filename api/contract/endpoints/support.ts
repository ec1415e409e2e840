import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { ticketHeadings } from '../nouns/ticket.ts';
import { NewShopMessage } from '../shop-messages.ts';
import { inquiryTypes, SupportAnswer, SupportRequest } from '../support.ts';
import { AdminTicketListQuery } from '../ticket-list.ts';
import { MergePreview, TicketMerge } from '../ticket-merges.ts';
import { TicketMessage, TicketMessageList } from '../ticket-messages.ts';
import {
  AdminTicket,
  AdminTicketDetails,
  AdminTicketList,
  AssigneeList,
  TicketChange,
  TicketCounts,
  TicketStatusChange,
} from '../tickets.ts';

export const sendSupportRequest = defineEndpoint('POST /api/support', {
  summary: 'Submit the public support form',
  access: 'anyone',
  programs: 'stable',
  body: SupportRequest,
  example: {
    customerType: 'new',
    inquiryType: inquiryTypes.new[0],
    email: 'ada@example.com',
    subject: 'Booking system',
    message: 'Can a website take bookings?',
  },
  answers: { 201: SupportAnswer },
  failures: ['other_account', 'rate_limited'],
});

export const listAllTickets = defineEndpoint('GET /api/support', {
  summary: 'List the tickets of all customers',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  query: AdminTicketListQuery,
  answers: { 200: AdminTicketList },
  csv: { headings: ticketHeadings },
});

export const getAnyTicket = defineEndpoint('GET /api/support/:id', {
  summary: 'Get a ticket with its customer’s orders',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  answers: { 200: AdminTicketDetails },
  failures: ['not_found'],
});

export const updateTicket = defineEndpoint('PATCH /api/support/:id', {
  summary: 'Assign or snooze a ticket, or change its priority',
  access: 'admin',
  programs: 'internal',
  permission: 'tickets.answer',
  body: TicketChange,
  answers: { 200: AdminTicket },
  failures: ['not_found', 'conflict'],
});

export const updateTicketStatus = defineEndpoint('PATCH /api/support/:id/status', {
  summary: 'Change the status of a ticket',
  access: 'admin',
  programs: 'stable',
  permission: 'tickets.answer',
  body: TicketStatusChange,
  answers: { 200: AdminTicket },
  failures: ['not_found', 'conflict'],
});

export const previewMerge = defineEndpoint('GET /api/support/:id/merge', {
  summary: 'List the tickets of the same person that a ticket can be merged into',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: MergePreview },
  failures: ['not_found'],
});

export const mergeTicket = defineEndpoint('POST /api/support/:id/merge', {
  summary: 'Merge a ticket into another one of the same person',
  access: 'admin',
  programs: 'internal',
  permission: 'tickets.answer',
  body: TicketMerge,
  answers: { 200: AdminTicketDetails },
  failures: ['not_found', 'conflict'],
});

export const countTickets = defineEndpoint('GET /api/admin/ticket-counts', {
  summary: 'Count the tickets of each view',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: TicketCounts },
});

export const listAllMessages = defineEndpoint('GET /api/support/:id/messages', {
  summary: 'List the messages and internal notes of a ticket',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  answers: { 200: TicketMessageList },
  failures: ['not_found'],
});

export const answerTicket = defineEndpoint('POST /api/support/:id/messages', {
  summary: 'Reply to a ticket, or add an internal note',
  access: 'admin',
  programs: 'stable',
  permission: 'tickets.answer',
  body: NewShopMessage,
  answers: { 201: TicketMessage },
  failures: ['not_found', 'conflict'],
});

export const markMessagesRead = defineEndpoint('POST /api/support/:id/read', {
  summary: 'Mark a customer’s messages as read',
  access: 'admin',
  programs: 'internal',
  permission: 'orders.message',
  answers: { 200: Done },
  failures: ['not_found'],
});

export const revokeGuestLink = defineEndpoint('DELETE /api/support/:id/guest-link', {
  summary: 'Revoke the links to a guest’s ticket',
  access: 'admin',
  programs: 'internal',
  permission: 'tickets.answer',
  answers: { 200: Done },
  failures: ['not_found'],
});

export const listAssignees = defineEndpoint('GET /api/admin/assignees', {
  summary: 'List the admins that tickets and orders can be assigned to',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: AssigneeList },
});
