import { InvoiceList } from '../billing.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { OrderEmailChange } from '../orders.ts';
import { GuestOrder } from '../subscriptions.ts';

export const getGuestOrder = defineEndpoint('GET /api/guest/orders/:token', {
  summary: 'Get an order by its link',
  access: 'anyone',
  programs: 'refused',
  answers: { 200: GuestOrder },
  failures: ['not_found', 'rate_limited'],
});

export const sendOrderLink = defineEndpoint('POST /api/orders/:id/links', {
  summary: 'Email a guest a new link to their order',
  access: 'admin',
  programs: 'internal',
  permission: 'orders.message',
  answers: { 200: Done },
  failures: ['not_found', 'conflict', 'rate_limited'],
});

export const revokeOrderLinks = defineEndpoint('DELETE /api/orders/:id/links', {
  summary: 'Revoke the links to a guest’s order',
  access: 'admin',
  programs: 'internal',
  permission: 'orders.message',
  answers: { 200: Done },
  failures: ['not_found', 'conflict'],
});

export const correctOrderEmail = defineEndpoint('PATCH /api/orders/:id/email', {
  summary: 'Correct the email address of a guest’s order',
  access: 'admin',
  programs: 'internal',
  permission: 'customers.change',
  body: OrderEmailChange,
  answers: { 200: Done },
  failures: ['not_found', 'conflict', 'rate_limited'],
});

export const listGuestInvoices = defineEndpoint('GET /api/guest/orders/:token/invoices', {
  summary: 'List the invoices of an order by its link',
  access: 'anyone',
  programs: 'refused',
  answers: { 200: InvoiceList },
  failures: ['not_found', 'rate_limited', 'conflict', 'provider_down'],
});
