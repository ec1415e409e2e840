import { BillingDetails, BillingDetailsChange } from '../billing-details.ts';
import { Customer, EmailChange, EmailCode, Profile } from '../customers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { sessionHeadings } from '../list-headings.ts';
import { OpenSessionList, OpenSessionListQuery } from '../open-sessions.ts';
import { PasswordChange } from '../session.ts';

export const getCustomer = defineEndpoint('GET /api/customer/auth/user', {
  summary: 'Get the signed-in customer',
  access: 'customer',
  programs: 'refused',
  answers: { 200: Customer },
});

export const updateProfile = defineEndpoint('PATCH /api/customer/profile', {
  summary: 'Update the customer’s name',
  access: 'customer',
  programs: 'refused',
  body: Profile,
  answers: { 200: Customer },
});

export const changePassword = defineEndpoint('POST /api/customer/password', {
  summary: 'Change the customer’s password and end other sessions',
  access: 'customer',
  programs: 'refused',
  body: PasswordChange,
  answers: { 200: Done },
  failures: ['conflict', 'rate_limited'],
});

export const changeEmail = defineEndpoint('POST /api/customer/email', {
  summary: 'Send a verification code to a new email address',
  access: 'customer',
  programs: 'refused',
  body: EmailChange,
  answers: { 200: Done },
  failures: ['conflict', 'rate_limited'],
});

export const sendEmailCode = defineEndpoint('POST /api/customer/email/code', {
  summary: 'Send another verification code',
  access: 'customer',
  programs: 'refused',
  answers: { 200: Done },
  failures: ['conflict', 'rate_limited'],
});

export const verifyEmail = defineEndpoint('POST /api/customer/email/verify', {
  summary: 'Verify the email address with a code',
  access: 'customer',
  programs: 'refused',
  body: EmailCode,
  answers: { 200: Customer },
  failures: ['conflict', 'rate_limited'],
});

export const listSessions = defineEndpoint('GET /api/customer/sessions', {
  summary: 'List the customer’s sessions',
  access: 'customer',
  programs: 'refused',
  query: OpenSessionListQuery,
  answers: { 200: OpenSessionList },
  csv: { headings: sessionHeadings },
});

export const endSession = defineEndpoint('DELETE /api/customer/sessions/:id', {
  summary: 'End a session of the customer',
  access: 'customer',
  programs: 'refused',
  answers: { 200: Done },
  failures: ['not_found', 'conflict'],
});

export const endAllSessions = defineEndpoint('DELETE /api/customer/sessions', {
  summary: 'Sign out everywhere',
  access: 'customer',
  programs: 'refused',
  answers: { 200: Done },
});

export const getBillingDetails = defineEndpoint('GET /api/customer/billing-details', {
  summary: 'Get what the customer’s invoices carry',
  access: 'customer',
  programs: 'refused',
  answers: { 200: BillingDetails },
});

export const updateBillingDetails = defineEndpoint('PATCH /api/customer/billing-details', {
  summary: 'Update what the customer’s invoices carry',
  access: 'customer',
  programs: 'refused',
  body: BillingDetailsChange,
  answers: { 200: BillingDetails },
  failures: ['conflict'],
});
