import * as v from 'valibot';
import { User } from '../customers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import {
  AdminCredentials,
  Credentials,
  PasswordForgot,
  PasswordReset,
  Registration,
} from '../session.ts';

export const getUser = defineEndpoint('GET /api/user', {
  summary: 'Get the signed-in user',
  access: 'customer',
  programs: 'refused',
  answers: { 200: User },
});

export const signIn = defineEndpoint('POST /api/login', {
  summary: 'Sign in',
  access: 'anyone',
  programs: 'refused',
  body: Credentials,
  answers: { 200: User },
  failures: ['unauthenticated', 'code_required', 'rate_limited'],
});

export const signInAdmin = defineEndpoint('POST /api/admin/login', {
  summary: 'Sign in as an admin',
  access: 'anyone',
  programs: 'refused',
  body: AdminCredentials,
  answers: { 200: User },
  failures: ['unauthenticated', 'code_required', 'rate_limited'],
});

export const register = defineEndpoint('POST /api/register', {
  summary: 'Create an account and sign in',
  access: 'anyone',
  programs: 'refused',
  body: Registration,
  answers: { 201: User },
  failures: ['conflict', 'rate_limited'],
});

export const signOut = defineEndpoint('POST /api/logout', {
  summary: 'Sign out',
  access: 'anyone',
  programs: 'refused',
  answers: { 200: Done },
  failures: ['other_account'],
});

export const requestPasswordReset = defineEndpoint('POST /api/password/forgot', {
  summary: 'Send a link to reset the password, if the email has an account',
  access: 'anyone',
  programs: 'refused',
  body: PasswordForgot,
  answers: { 200: Done },
  failures: ['rate_limited'],
});

export const resetPassword = defineEndpoint('POST /api/password/reset', {
  summary: 'Reset the password and sign in',
  access: 'anyone',
  programs: 'refused',
  body: PasswordReset,
  answers: { 200: User },
  failures: ['code_required', 'conflict', 'rate_limited'],
});

export const startSignIn = defineEndpoint('GET /api/customer/login', {
  summary: 'Redirect to the sign-in page or to single sign-on',
  access: 'anyone',
  programs: 'refused',
  query: v.object({ next: v.optional(v.string()), again: v.optional(v.string()) }),
  answers: { 302: null },
});

export const finishProviderSignIn = defineEndpoint('GET /api/customer/oidc/callback', {
  summary: 'Complete single sign-on',
  access: 'anyone',
  programs: 'refused',
  query: v.object({ code: v.optional(v.string()), state: v.optional(v.string()) }),
  answers: { 302: null },
  failures: ['viewing'],
});

export const leave = defineEndpoint('GET /api/customer/logout', {
  summary: 'Sign out and go to the home page',
  access: 'anyone',
  programs: 'refused',
  answers: { 302: null },
  failures: ['cross_site'],
});
