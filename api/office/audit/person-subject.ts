import type { PersonRow } from '#db/schema/people';

/** In the audit log, which is never erased, people have only their opaque id. */
export function personSubject({ id, reference }: PersonRow) {
  return { id, name: reference };
}
