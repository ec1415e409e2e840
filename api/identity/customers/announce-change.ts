import { eq } from 'drizzle-orm';
import { publish } from '#api/platform/live-updates/publish';
import type { Db } from '#db/client';
import { type PersonRow, people } from '#db/schema/people';

/** Tells open pages that a person's record has changed. `by`: the customer who acted. */
export async function announceChange(
  tx: Db,
  { id, reference: name }: Pick<PersonRow, 'id' | 'reference'>,
  by: string,
): Promise<void> {
  await publish(tx, { kind: 'customer.changed', id, name, by });
}

/** The same, for what customers change of their own. */
export async function announceOwnChange(tx: Db, customerId: string): Promise<void> {
  const person = await tx.query.people.findFirst({ where: eq(people.customerId, customerId) });
  if (person) await announceChange(tx, person, customerId);
}
