import { publish } from '#api/platform/publish';
import type { AuditKind, AuditVerb } from '#contract/audit';
import type { Noun } from '#contract/noun';
import { nouns } from '#contract/nouns';
import type { Db } from '#db/client';

type Change = {
  verb: AuditVerb;
  subject: { id: number; name: string };
  /** The customer id and the name of the admin. */
  by: string;
  actor: string;
};

/** Tells open pages that an admin changed a record, once the transaction commits. */
export async function publishChange(tx: Db, { verb, subject, by, actor }: Change): Promise<void> {
  const [kind, act = ''] = verb.split('.') as [AuditKind, string?];
  const { update } = nouns[kind];
  const { updatesItself, unchanging }: Noun = nouns[kind];
  const isUnchanged = unchanging?.includes(act);
  if (updatesItself && !isUnchanged) return;
  await publish(tx, { kind: isUnchanged ? 'log.changed' : update, ...subject, by, actor });
}
