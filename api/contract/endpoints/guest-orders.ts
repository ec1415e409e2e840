import { InvoiceList } from '../billing.ts';
import { defineEndpoint } from '../endpoint.ts';
import { GuestOrder } from '../subscriptions.ts';

export const getGuestOrder = defineEndpoint('GET /api/guest/orders/:token', {
  summary: 'Get an order by its link',
  access: 'anyone',
  answers: { 200: GuestOrder },
  failures: ['not_found', 'rate_limited'],
});

export const listGuestInvoices = defineEndpoint('GET /api/guest/orders/:token/invoices', {
  summary: 'List the invoices of an order by its link',
  access: 'anyone',
  answers: { 200: InvoiceList },
  failures: ['not_found', 'rate_limited', 'provider_down'],
});
