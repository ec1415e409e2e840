import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { ownTicketHeadings } from '../list-headings.ts';
import { TicketListQuery } from '../ticket-list.ts';
import {
  Attachment,
  AttachmentQuery,
  GuestMessage,
  GuestTicket,
  NewAttachmentQuery,
  NewTicketMessage,
  TicketMessage,
  TicketMessageList,
} from '../ticket-messages.ts';
import { NewTicket, Ticket, TicketList } from '../tickets.ts';

export const listTickets = defineEndpoint('GET /api/customer/support/tickets', {
  summary: 'List the tickets of the signed-in customer',
  access: 'customer',
  programs: 'refused',
  query: TicketListQuery,
  answers: { 200: TicketList },
  csv: { headings: ownTicketHeadings },
});

export const createTicket = defineEndpoint('POST /api/customer/support/tickets', {
  summary: 'Open a ticket',
  access: 'customer',
  programs: 'refused',
  body: NewTicket,
  answers: { 201: Ticket },
  failures: ['rate_limited'],
});

export const getTicket = defineEndpoint('GET /api/customer/support/tickets/:id', {
  summary: 'Get a ticket',
  access: 'customer',
  programs: 'refused',
  answers: { 200: Ticket },
  failures: ['not_found'],
});

export const listMessages = defineEndpoint('GET /api/customer/support/tickets/:id/messages', {
  summary: 'List the messages of a ticket',
  access: 'customer',
  programs: 'refused',
  answers: { 200: TicketMessageList },
  failures: ['not_found'],
});

export const replyToTicket = defineEndpoint('POST /api/customer/support/tickets/:id/messages', {
  summary: 'Reply to a ticket',
  access: 'customer',
  programs: 'refused',
  body: NewTicketMessage,
  answers: { 201: TicketMessage },
  failures: ['not_found', 'rate_limited'],
});

export const markTicketRead = defineEndpoint('POST /api/customer/support/tickets/:id/read', {
  summary: 'Mark the shop’s messages as read',
  access: 'customer',
  programs: 'refused',
  answers: { 200: Done },
  failures: ['not_found'],
});

export const getGuestTicket = defineEndpoint('GET /api/guest/tickets/:token', {
  summary: 'Get a ticket by its guest link',
  access: 'anyone',
  programs: 'refused',
  answers: { 200: GuestTicket },
  failures: ['not_found'],
});

export const replyAsGuest = defineEndpoint('POST /api/guest/tickets/:token/messages', {
  summary: 'Reply to a ticket by its guest link',
  access: 'anyone',
  programs: 'refused',
  body: GuestMessage,
  answers: { 201: TicketMessage },
  failures: ['not_found', 'rate_limited'],
});

export const uploadAttachment = defineEndpoint('POST /api/attachments', {
  summary: 'Upload a file to attach to a message',
  access: 'customer',
  programs: 'refused',
  query: NewAttachmentQuery,
  body: 'application/octet-stream',
  answers: { 201: Attachment },
  failures: ['validation', 'not_allowed', 'conflict', 'rate_limited'],
});

export const getAttachment = defineEndpoint('GET /api/attachments/:id', {
  summary: 'Download a file of a message',
  access: 'anyone',
  programs: 'internal',
  query: AttachmentQuery,
  answers: { 200: 'application/octet-stream' },
  failures: ['unauthenticated', 'viewing', 'not_found'],
});
