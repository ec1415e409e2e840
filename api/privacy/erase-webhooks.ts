import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { webhookDeliveries, webhookEvents } from '#db/schema/webhooks';
import type { Person } from './person.ts';

/** Erases what webhooks were sent about a person, and what they answered. */
export async function eraseFromWebhooks(
  tx: Db,
  { orders, tickets }: Pick<Person, 'orders' | 'tickets'>,
): Promise<void> {
  const isAbout = or(about(['order', 'site'], orders), about(['ticket'], tickets));
  if (!isAbout) return;
  const cleaned = await tx
    .update(webhookEvents)
    .set({ payload: null, erased: true })
    .where(isAbout)
    .returning({ id: webhookEvents.id });
  await tx
    .update(webhookDeliveries)
    .set({
      attempts: sql`(select coalesce(jsonb_agg(each || '{"body": ""}'), '[]')
        from jsonb_array_elements(${webhookDeliveries.attempts}) as each)`,
    })
    .where(
      inArray(
        webhookDeliveries.eventId,
        cleaned.map(({ id }) => id),
      ),
    );
}

function about(nouns: string[], records: readonly { id: number }[]): SQL | undefined {
  if (records.length === 0) return undefined;
  const ids = records.map(({ id }) => id);
  return and(
    inArray(webhookEvents.recordId, ids),
    inArray(sql`split_part(${webhookEvents.type}, '.', 1)`, nouns),
  );
}
