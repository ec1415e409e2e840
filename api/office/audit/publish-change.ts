import { publish } from '#api/platform/publish';
import type { ChangedKind } from '#contract/live-updates';
import type { Db } from '#db/client';
import type { AuditKind, AuditVerb } from '#db/values/audit';

type Change = {
  verb: AuditVerb;
  subject: { id: number; name: string };
  /** The customer id and the name of the admin. */
  by: string;
  actor: string;
};

/**
 * Discount codes, customers, cancellations and people are published where they change, because others
 * change them too.
 */
const kinds: Partial<Record<AuditKind, ChangedKind>> = {
  order: 'order.changed',
  ticket: 'ticket.changed',
  product: 'product.changed',
  project: 'project.changed',
  canned_reply: 'canned_reply.changed',
  settings: 'settings.changed',
  job: 'operations.changed',
  mail: 'operations.changed',
  webhook: 'operations.changed',
  reconciliation: 'operations.changed',
  subscription: 'operations.changed',
  refund: 'log.changed',
  account: 'log.changed',
  list_view: 'log.changed',
};

/** They leave the record as it is. */
const unchanging: readonly AuditVerb[] = ['order.brief_downloaded', 'ticket.guest_links_ended'];

/** Tells open pages that an admin changed a record, once the transaction commits. */
export async function publishChange(tx: Db, { verb, subject, by, actor }: Change): Promise<void> {
  const known = kinds[verb.slice(0, verb.indexOf('.')) as AuditKind];
  const kind = unchanging.includes(verb) ? 'log.changed' : known;
  if (kind) await publish(tx, { kind, ...subject, by, actor });
}
