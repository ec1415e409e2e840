import type { CustomerKind } from '../admin-customers.ts';
import { CustomerDetails, CustomerListQuery, CustomerSummaryList } from '../admin-customers.ts';
import { CreditList } from '../billing.ts';
import { BillingDetails, BillingDetailsChange } from '../billing-details.ts';
import { CustomerMerge, MergePreview, MergePreviewQuery } from '../customer-merges.ts';
import { CustomerNote, CustomerNoteChange, NewCustomerNote } from '../customer-notes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { customerHeadings, customerKindNames } from '../nouns/customer.ts';
import { CustomerExport, Erased, ErasurePlan } from '../privacy.ts';

export const listAllCustomers = defineEndpoint('GET /api/admin/customers', {
  summary: 'List customers and guests',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  query: CustomerListQuery,
  answers: { 200: CustomerSummaryList },
  csv: {
    headings: customerHeadings,
    words: {
      kind: (kind) => customerKindNames[kind as CustomerKind],
    },
  },
});

/** `id`: of a person or an account, or the number of one of their orders or tickets. */
export const getCustomerDetails = defineEndpoint('GET /api/admin/customers/:id', {
  summary: 'Get everything about a customer or guest',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  answers: { 200: CustomerDetails },
  failures: ['not_found'],
});

export const getCustomerCredits = defineEndpoint('GET /api/admin/customers/:id/credits', {
  summary: 'List a customer’s credits for future invoices',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: CreditList },
  failures: ['not_found', 'rate_limited', 'conflict', 'provider_down'],
});

export const updateCustomerBillingDetails = defineEndpoint(
  'PATCH /api/admin/customers/:id/billing-details',
  {
    summary: 'Update a customer’s billing details',
    access: 'admin',
    programs: 'internal',
    permission: 'customers.change',
    body: BillingDetailsChange,
    answers: { 200: BillingDetails },
    failures: ['not_found', 'conflict'],
  },
);

export const addCustomerNote = defineEndpoint('POST /api/admin/customers/:id/notes', {
  summary: 'Add an internal note about a customer',
  access: 'admin',
  programs: 'internal',
  permission: 'customers.note',
  body: NewCustomerNote,
  answers: { 201: CustomerNote },
  failures: ['not_found'],
});

export const updateCustomerNote = defineEndpoint('PATCH /api/admin/customers/:id/notes/:noteId', {
  summary: 'Update an internal note of your own',
  access: 'admin',
  programs: 'internal',
  permission: 'customers.note',
  body: CustomerNoteChange,
  answers: { 200: CustomerNote },
  failures: ['not_found', 'conflict'],
});

export const deleteCustomerNote = defineEndpoint('DELETE /api/admin/customers/:id/notes/:noteId', {
  summary: 'Delete an internal note of your own',
  access: 'admin',
  programs: 'internal',
  permission: 'customers.note',
  answers: { 200: Done },
  failures: ['not_found'],
});

export const endCustomerSession = defineEndpoint(
  'DELETE /api/admin/customers/:id/sessions/:sessionId',
  {
    summary: 'Sign a customer out of a session',
    access: 'admin',
    programs: 'refused',
    permission: 'customers.change',
    answers: { 200: Done },
    failures: ['not_found', 'conflict'],
  },
);

export const endCustomerSessions = defineEndpoint('DELETE /api/admin/customers/:id/sessions', {
  summary: 'Sign a customer out everywhere',
  access: 'admin',
  programs: 'refused',
  permission: 'customers.change',
  answers: { 200: Done },
  failures: ['not_found', 'conflict'],
});

export const previewCustomerMerge = defineEndpoint('GET /api/admin/customers/:id/merge', {
  summary: 'Preview a merge of guests into an account',
  access: 'admin',
  programs: 'refused',
  permission: 'customers.merge',
  query: MergePreviewQuery,
  answers: { 200: MergePreview },
  failures: ['not_found', 'conflict'],
});

export const mergeCustomers = defineEndpoint('POST /api/admin/customers/:id/merge', {
  summary: 'Move the orders and tickets of guests into an account',
  access: 'admin',
  programs: 'refused',
  permission: 'customers.merge',
  body: CustomerMerge,
  answers: { 200: Done },
  failures: ['not_found', 'conflict'],
});

export const exportCustomer = defineEndpoint('POST /api/admin/customers/:id/export', {
  summary: 'Export all data about a customer or guest',
  access: 'admin',
  programs: 'refused',
  permission: 'customers.export',
  answers: { 200: CustomerExport },
  failures: ['not_found', 'sign_in_again'],
});

export const planCustomerErasure = defineEndpoint('GET /api/admin/customers/:id/erasure', {
  summary: 'Describe what erasing a customer or guest would do',
  access: 'admin',
  programs: 'refused',
  permission: 'customers.erase',
  answers: { 200: ErasurePlan },
  failures: ['not_found'],
});

export const eraseCustomer = defineEndpoint('DELETE /api/admin/customers/:id', {
  summary: 'Erase all personal data of a customer or guest',
  access: 'admin',
  programs: 'refused',
  permission: 'customers.erase',
  answers: { 200: Erased },
  failures: ['not_found', 'conflict', 'sign_in_again'],
});
