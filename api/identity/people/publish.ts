import { publish } from '#api/platform/live-updates/publish';
import type { Db } from '#db/client';

/** Open pages read again who may do what; those of a removed admin lose their connection. */
export function publishPeopleChanged(tx: Db, { id: by }: { id: string }): Promise<void> {
  return publish(tx, { kind: 'people.changed', id: 0, name: '', by });
}
