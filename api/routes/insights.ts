import type { AnyElysia } from 'elysia';
import { auditRoutes } from '#api/office/audit/routes';
import { emailTextsRoutes } from '#api/office/email-texts/routes';
import { legalDraftRoutes, legalTextRoutes } from '#api/office/legal-texts/routes';
import { listViewRoutes } from '#api/office/list-views/routes';
import { createListViews } from '#api/office/list-views/service';
import { liveUpdateRoutes } from '#api/office/live-updates/routes';
import { mailRoutes } from '#api/office/mail-log/routes';
import { shopSettingsRoutes } from '#api/office/settings/routes';
import { analyticsRoutes } from '#api/oversight/analytics/routes';
import { createAnalytics } from '#api/oversight/analytics/service';
import { createEmailCorrections } from '#api/oversight/customers/email-corrections';
import { createCustomerMerges } from '#api/oversight/customers/merge';
import { createCustomerNotes } from '#api/oversight/customers/notes';
import { createCustomerPrivacy } from '#api/oversight/customers/privacy';
import { customerDirectoryRoutes } from '#api/oversight/customers/routes';
import { createCustomerDirectory } from '#api/oversight/customers/service';
import { createCustomerSessions } from '#api/oversight/customers/sessions';
import { operationsRoutes } from '#api/oversight/operations/routes';
import { waitingRoutes } from '#api/oversight/waiting/routes';
import { createWaiting } from '#api/oversight/waiting/service';
import type { RouteContext } from './context.ts';

/** What happened: analytics, logs and live updates; customers and the settings. */
export function insightsRoutes(context: RouteContext): AnyElysia[] {
  const { broadcaster, database, log, mail, now, services, settings, shopDay } = context;
  const { db } = database;
  const { access } = services;
  return [
    auditRoutes({ db, access, shopDay }),
    customerDirectoryRoutes({
      access,
      directory: createCustomerDirectory({ ...services, db, now }),
      notes: createCustomerNotes({ db, now }),
      customerSessions: createCustomerSessions({ db, sessions: services.sessions, now }),
      merges: createCustomerMerges({ db, now }),
      correctEmail: createEmailCorrections({ db, mail, now, limits: services.limits }),
      privacy: createCustomerPrivacy({ db, privacyRequests: services.privacyRequests, now }),
      now,
      shopDay,
    }),
    listViewRoutes({ access, listViews: createListViews({ db, now }) }),
    liveUpdateRoutes({ access, broadcaster, db, log }),
    mailRoutes({ db, access, mail, now, shopDay }),
    operationsRoutes({
      db,
      access,
      now,
      operations: services.operations,
      alertSettings: settings.alerts,
      webhookFailures: services.webhookFailures,
    }),
    waitingRoutes({ access, waiting: createWaiting({ db, now }) }),
    shopSettingsRoutes({ access, shopSettings: services.shopSettings }),
    legalTextRoutes({ legalTexts: services.legalTexts }),
    legalDraftRoutes({ access, legalTexts: services.legalTexts }),
    emailTextsRoutes({ access, emailTexts: services.emailTexts }),
    analyticsRoutes({ access, analytics: createAnalytics({ db, settings: context.shopSettings }) }),
  ];
}
