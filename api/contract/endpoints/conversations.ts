import {
  GuestConversation,
  LinkedTicket,
  NewOrderMessage,
  OrderConversation,
  OwnConversation,
  WrittenOrderMessage,
} from '../conversations.ts';
import { defineEndpoint } from '../endpoint.ts';
import { GuestMessage, NewTicketMessage } from '../ticket-messages.ts';
import { Ticket } from '../tickets.ts';

export const getOrderConversation = defineEndpoint('GET /api/orders/:id/conversation', {
  summary: 'Get the conversation of an order',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  answers: { 200: OrderConversation },
  failures: ['not_found'],
});

export const writeToCustomer = defineEndpoint('POST /api/orders/:id/conversation', {
  summary: 'Send a message to an order’s customer',
  access: 'admin',
  programs: 'stable',
  permission: 'orders.message',
  body: NewOrderMessage,
  answers: { 201: WrittenOrderMessage },
  failures: ['not_found', 'conflict'],
});

export const getConversation = defineEndpoint('GET /api/customer/subscriptions/:id/conversation', {
  summary: 'Get the ticket of an order’s conversation',
  access: 'customer',
  programs: 'refused',
  answers: { 200: OwnConversation },
  failures: ['not_found'],
});

export const writeAboutOrder = defineEndpoint('POST /api/customer/subscriptions/:id/conversation', {
  summary: 'Write to the shop about an order',
  access: 'customer',
  programs: 'refused',
  body: NewTicketMessage,
  answers: { 201: Ticket },
  failures: ['not_found', 'conflict', 'rate_limited'],
});

export const getGuestConversation = defineEndpoint('GET /api/guest/orders/:token/conversation', {
  summary: 'Get the ticket of an order’s conversation by the order’s link',
  access: 'anyone',
  programs: 'refused',
  answers: { 200: GuestConversation },
  failures: ['not_found', 'rate_limited'],
});

export const writeAboutGuestOrder = defineEndpoint('POST /api/guest/orders/:token/conversation', {
  summary: 'Write to the shop about an order by the order’s link',
  access: 'anyone',
  programs: 'refused',
  body: GuestMessage,
  answers: { 201: LinkedTicket },
  failures: ['not_found', 'conflict', 'rate_limited'],
});
