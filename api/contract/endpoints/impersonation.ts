import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { Impersonation, NewImpersonation } from '../impersonation.ts';

export const startImpersonation = defineEndpoint('POST /api/admin/view-as', {
  summary: 'View the shop as a customer',
  access: 'admin',
  programs: 'refused',
  permission: 'customers.view_as',
  body: NewImpersonation,
  answers: { 201: Impersonation },
  failures: ['sign_in_again', 'not_found', 'conflict'],
});

export const endImpersonation = defineEndpoint('DELETE /api/admin/view-as', {
  summary: 'Stop viewing as a customer',
  access: 'admin',
  programs: 'refused',
  permission: 'account.secure',
  answers: { 200: Done },
});
