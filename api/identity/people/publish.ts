import { actorName } from '#api/http/actor-name';
import type { Actor } from '#api/office/audit/write-audit';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';

/**
 * Open pages read again who may do what; those of a removed admin lose their connection. `id`: of the
 * admin that it is about, if it is about one.
 */
export function publishPeopleChanged(tx: Db, { user, customer }: Actor, id = 0): Promise<void> {
  const actor = actorName(user, customer);
  return publish(tx, { kind: 'people.changed', id, name: '', actor, by: customer.id });
}
