import { eq } from 'drizzle-orm';
import { actorName } from '#api/http/actor-name';
import type { Actor } from '#api/office/audit/write-audit';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';
import { type PersonRow, people } from '#db/schema/people';

/** Tells open pages that an admin has changed a person's record. */
export async function announceChange(
  tx: Db,
  { id, reference: name }: Pick<PersonRow, 'id' | 'reference'>,
  { user, customer }: Actor,
): Promise<void> {
  const actor = actorName(user, customer);
  await publish(tx, { kind: 'customer.changed', id, name, actor, by: customer.id });
}

/** The same, for what customers change of their own. */
export async function announceOwnChange(tx: Db, customerId: string): Promise<void> {
  const person = await tx.query.people.findFirst({ where: eq(people.customerId, customerId) });
  if (!person) return;
  const { id, reference: name } = person;
  await publish(tx, { kind: 'customer.changed', id, name, by: customerId });
}
