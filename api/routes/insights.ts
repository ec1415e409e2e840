import type { AnyElysia } from 'elysia';
import { analyticsRoutes } from '#api/insights/analytics/routes';
import { createAnalytics } from '#api/insights/analytics/service';
import { auditRoutes } from '#api/insights/audit/routes';
import { liveUpdateRoutes } from '#api/insights/live-updates/routes';
import { mailRoutes } from '#api/insights/mail-log/routes';
import type { RouteContext } from './context.ts';

/** What happened: analytics, logs and live updates. */
export function insightsRoutes(context: RouteContext): AnyElysia[] {
  const { broadcaster, database, log, mail, services } = context;
  const { db } = database;
  const { access } = services;
  return [
    auditRoutes({ db, access }),
    liveUpdateRoutes({ access, broadcaster, log }),
    mailRoutes({ db, access, mail }),
    analyticsRoutes({ access, analytics: createAnalytics({ db }) }),
  ];
}
