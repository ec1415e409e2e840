import * as v from 'valibot';
import { securityEventKinds } from '#db/values/security-events';
import { instantText } from './fields.ts';
import { listQuery } from './lists.ts';

/** How long the security log is kept. Days. */
export const securityLogDays = 90;

/** What was tried or refused; the same again within ten minutes is counted here. */
export const SecurityEvent = v.object({
  id: v.number(),
  /** Of the first time. */
  createdAt: instantText,
  lastAt: instantText,
  event: v.picklist(securityEventKinds),
  /** null: of no known account, or of one that was erased. */
  account: v.nullable(
    v.object({ id: v.number(), username: v.string(), email: v.nullable(v.string()) }),
  ),
  /** An address, of IPv6 its /64; null: not known, or too many to list. */
  network: v.nullable(v.string()),
  /** A device, or the route that was refused. */
  detail: v.nullable(v.string()),
  count: v.number(),
});
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>;

export const SecurityEventList = v.array(SecurityEvent);

export const securityEventSorts = ['createdAt'] as const;

/** `status` is the kind of event. */
export const SecurityEventListQuery = listQuery({
  statuses: securityEventKinds,
  sorts: securityEventSorts,
});
export type SecurityEventListQuery = v.InferOutput<typeof SecurityEventListQuery>;
