import * as v from 'valibot';
import { securityEventKinds } from '#db/values/security-events';
import { instantText } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';

/** How long the security log is kept, in days. */
export const securityLogDays = 90;

/** A sign-in, refusal or limit; repetitions within ten minutes are counted. */
export const SecurityEvent = v.object({
  id: v.number(),
  /** The first occurrence. */
  createdAt: instantText,
  lastAt: instantText,
  event: v.picklist(securityEventKinds),
  /** `customer` is the id of its page. null: no known account, or one that was erased. */
  account: v.nullable(
    v.object({
      id: v.number(),
      username: v.string(),
      email: v.nullable(v.string()),
      customer: v.nullable(v.string()),
    }),
  ),
  /** An IP address, for IPv6 its /64; null: unknown, or too many to list. */
  network: v.nullable(v.string()),
  /** The device, or the refused route. */
  detail: v.nullable(v.string()),
  count: v.number(),
});
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>;

export const SecurityEventList = v.array(SecurityEvent);

export const securityEventSorts = ['createdAt'] as const;

/** `status` is the kind of event. */
export const SecurityEventListQuery = v.strictObject({
  ...listQuery({ statuses: securityEventKinds, sorts: securityEventSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type SecurityEventListQuery = v.InferOutput<typeof SecurityEventListQuery>;
