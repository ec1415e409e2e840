import * as v from 'valibot';
import {
  CreditList,
  InvoiceList,
  InvoiceListQuery,
  OpenPortal,
  PortalAnswer,
  StoredCardList,
} from '../billing.ts';
import { defineEndpoint } from '../endpoint.ts';
import { invoiceHeadings } from '../list-headings.ts';

export const openBillingPortal = defineEndpoint('POST /api/customer/billing-portal', {
  summary: 'Get a link to change the card',
  access: 'customer',
  programs: 'refused',
  body: v.nullish(OpenPortal),
  answers: { 200: PortalAnswer },
  failures: ['not_found', 'conflict', 'rate_limited', 'provider_down'],
});

export const listInvoices = defineEndpoint('GET /api/customer/invoices', {
  summary: 'List the invoices of the signed-in customer',
  access: 'customer',
  programs: 'refused',
  query: InvoiceListQuery,
  answers: { 200: InvoiceList },
  csv: { headings: invoiceHeadings },
  failures: ['not_found', 'rate_limited', 'conflict', 'provider_down'],
});

export const listCredits = defineEndpoint('GET /api/customer/credits', {
  summary: 'List the credits of the signed-in customer',
  access: 'customer',
  programs: 'refused',
  answers: { 200: CreditList },
  failures: ['rate_limited', 'conflict', 'provider_down'],
});

export const listStoredCards = defineEndpoint('GET /api/customer/cards', {
  summary: 'List the cards that the signed-in customer is charged to',
  access: 'customer',
  programs: 'refused',
  answers: { 200: StoredCardList },
  failures: ['rate_limited', 'conflict', 'provider_down'],
});
