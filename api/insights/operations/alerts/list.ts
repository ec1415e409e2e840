import { desc, gte, isNull, or } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { AlertSettings } from '#api/platform/settings';
import { type AlertsState, maxOperationsRows } from '#contract/operations';
import type { Db } from '#db/client';
import { alerts } from '#db/schema/alerts';

const listedMs = 30 * 24 * 60 * 60 * 1000;

type Dependencies = { db: Db; now: Clock; settings: AlertSettings };

/** Those that are open, and those of the last 30 days. */
export async function readAlerts({ db, now, settings }: Dependencies): Promise<AlertsState> {
  const since = new Date(now().getTime() - listedMs);
  const rows = await db.query.alerts.findMany({
    where: or(isNull(alerts.recoveredAt), gte(alerts.openedAt, since)),
    orderBy: [desc(alerts.openedAt), desc(alerts.id)],
    limit: maxOperationsRows,
  });
  return {
    emails: settings.emails,
    hasWebhook: settings.webhook !== undefined,
    alerts: rows.map(({ id, kind, count, openedAt, recoveredAt }) => ({
      id,
      kind,
      count,
      openedAt: openedAt.toISOString(),
      recoveredAt: recoveredAt?.toISOString() ?? null,
    })),
  };
}
