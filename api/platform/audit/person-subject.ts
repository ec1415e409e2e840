import type { PersonRow } from '#db/schema/people';

/** In the audit log, which is never erased, people have only their opaque id. */
export function subjectOf({ id, reference }: PersonRow) {
  return { id, name: reference };
}
