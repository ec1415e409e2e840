import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { webhookDeliveries, webhookEvents } from '#db/schema/webhooks';
import { serializeRow } from './export-record.ts';
import type { Person } from './person.ts';

type Known = Pick<Person, 'orders' | 'tickets'>;

/** What webhooks were told of. What they were sent repeats other data in the export. */
export async function exportWebhookEvents(tx: Db, person: Known) {
  const rows = await tx
    .select()
    .from(webhookEvents)
    .where(isAbout(person))
    .orderBy(webhookEvents.sequence);
  return rows.map((row) => serializeRow(webhookEvents, row, ['recordId', 'payload', 'erased']));
}

/** Erases what webhooks were sent about a person, and what they answered. */
export async function eraseFromWebhooks(tx: Db, person: Known): Promise<void> {
  const cleaned = await tx
    .update(webhookEvents)
    .set({ payload: null, erased: true })
    .where(isAbout(person))
    .returning({ id: webhookEvents.id });
  const ids = cleaned.map(({ id }) => id);
  await tx
    .update(webhookDeliveries)
    .set({
      attempts: sql`(select coalesce(jsonb_agg(each || '{"body": ""}'), '[]')
        from jsonb_array_elements(${webhookDeliveries.attempts}) as each)`,
    })
    .where(inArray(webhookDeliveries.eventId, ids));
}

function isAbout({ orders, tickets }: Known): SQL | undefined {
  return or(about(['order', 'site'], orders), about(['ticket'], tickets));
}

function about(nouns: string[], records: readonly { id: number }[]): SQL | undefined {
  const ids = records.map(({ id }) => id);
  const noun = sql`split_part(${webhookEvents.type}, '.', 1)`;
  return and(inArray(webhookEvents.recordId, ids), inArray(noun, nouns));
}
