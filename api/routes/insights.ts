import type { AnyElysia } from 'elysia';
import { analyticsRoutes } from '#api/insights/analytics/routes';
import { createAnalytics } from '#api/insights/analytics/service';
import { auditRoutes } from '#api/insights/audit/routes';
import { createEmailCorrections } from '#api/insights/customers/email-corrections';
import { createCustomerMerges } from '#api/insights/customers/merge';
import { createCustomerNotes } from '#api/insights/customers/notes';
import { createCustomerPrivacy } from '#api/insights/customers/privacy';
import { customerDirectoryRoutes } from '#api/insights/customers/routes';
import { createCustomerDirectory } from '#api/insights/customers/service';
import { createCustomerSessions } from '#api/insights/customers/sessions';
import { emailTextsRoutes } from '#api/insights/email-texts/routes';
import { legalDraftRoutes, legalTextRoutes } from '#api/insights/legal-texts/routes';
import { listViewRoutes } from '#api/insights/list-views/routes';
import { createListViews } from '#api/insights/list-views/service';
import { liveUpdateRoutes } from '#api/insights/live-updates/routes';
import { mailRoutes } from '#api/insights/mail-log/routes';
import { operationsRoutes } from '#api/insights/operations/routes';
import { shopSettingsRoutes } from '#api/insights/shop-settings/routes';
import { waitingRoutes } from '#api/insights/waiting/routes';
import { createWaiting } from '#api/insights/waiting/service';
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
    mailRoutes({ db, access, mail, shopDay }),
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
