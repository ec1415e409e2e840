import { type SQL, sql } from 'drizzle-orm';
import { type WebhookEventType, webhookEventTypes } from '#contract/events';
import { type LiveUpdate, type LiveUpdateKind, liveUpdateKinds } from '#contract/live-updates';
import type { Channel, Db } from '#db/client';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks';

export const channel: Channel = 'admins';
export const webhookChannel: Channel = 'webhooks';

/** `by`: the customer who acted, so that admins are not notified of their own actions. */
export type Broadcast = Omit<LiveUpdate, 'own'> & { by: string | null };

/** What only webhooks are told of, too. */
type Announcement = Omit<Broadcast, 'kind'> & { kind: LiveUpdateKind | WebhookEventType };

/**
 * Publishes an update when the caller's transaction commits: to all connected admins in every
 * process, and to the webhooks that subscribe to it. Contains only numbers and ids, no customer data.
 */
export async function publish(tx: Db, announcement: Announcement): Promise<void> {
  const { kind, id, name } = announcement;
  const live = liveUpdateKinds.some((known) => known === kind) && notifyAdmins(announcement);
  const hooks = webhookEventTypes.find((known) => known === kind);
  if (!hooks) {
    if (live) await tx.execute(sql`select ${live}`);
    return;
  }
  const subscribes = sql`${webhookEndpoints.disabledAt} is null
    and ${hooks} = any(${webhookEndpoints.events})`;
  await tx.execute(sql`
    with event as (
      insert into ${webhookEvents} (type, record_id, record_name)
      select ${hooks}, ${id}::int, ${name}
      where exists (select from ${webhookEndpoints} where ${subscribes})
      returning id
    ), delivery as (
      insert into ${webhookDeliveries} (event_id, endpoint_id)
      select event.id, ${webhookEndpoints.id} from event, ${webhookEndpoints} where ${subscribes}
    )
    select ${live ? sql`${live},` : sql``} (select pg_notify(${webhookChannel}, '') from event)`);
}

function notifyAdmins(announcement: Announcement): SQL {
  const payload = JSON.stringify({ ...announcement, eventId: crypto.randomUUID() });
  return sql`pg_notify(${channel}, ${payload})`;
}
