import type { AnyElysia } from 'elysia';
import { customerRoutes } from '#api/identity/customers/routes';
import { impersonationRoutes } from '#api/identity/impersonation/routes';
import { loginRoutes } from '#api/identity/login-providers/routes';
import { invitationRoutes } from '#api/identity/people/invitation-routes';
import { peopleRoutes } from '#api/identity/people/routes';
import { securityLogRoutes } from '#api/identity/security-log/routes';
import { reauthenticationRoutes } from '#api/identity/sign-in/reauthentication-routes';
import { sessionRoutes } from '#api/identity/sign-in/routes';
import { totpRoutes } from '#api/identity/two-factor/routes';
import type { RouteContext } from './context.ts';

/** Accounts, sign-in and sessions. */
export function identityRoutes(context: RouteContext): AnyElysia[] {
  const { clientAddress, database, log, now, securityLog, services, shopDay } = context;
  const { db } = database;
  const { access } = services;
  return [
    sessionRoutes({
      db,
      access,
      credentials: services.credentials,
      passwordResets: services.passwordResets,
      clientAddress,
      limits: services.limits,
      securityLog,
    }),
    loginRoutes({
      oidc: services.oidc,
      settings: context.shopSettings,
      attempts: services.attempts,
      sessionCookie: access.cookie,
      clientAddress,
      securityLog,
      log,
    }),
    customerRoutes({
      access,
      customers: services.customers,
      credentials: services.credentials,
      clientAddress,
      securityLog,
      shopDay,
    }),
    impersonationRoutes({
      access,
      impersonation: services.impersonation,
      clientAddress,
      securityLog,
      now,
    }),
    totpRoutes({ access, totp: services.totp, clientAddress, securityLog }),
    peopleRoutes({
      access,
      people: services.people,
      invitations: services.invitations,
      signInPolicy: services.signInPolicy,
      clientAddress,
      securityLog,
      now,
    }),
    invitationRoutes({
      db,
      access,
      invitations: services.invitations,
      acceptances: services.acceptances,
      clientAddress,
      limits: services.limits,
      securityLog,
    }),
    reauthenticationRoutes({ access, clientAddress, checkIdentity: services.checkIdentity }),
    securityLogRoutes({ db, access, securityLog, shopDay }),
  ];
}
