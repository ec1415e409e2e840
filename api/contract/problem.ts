import * as v from 'valibot';
import { siteProblems } from '#db/values/enumerations';
import { instantText, moneyText } from './fields.ts';
import './messages.ts';

/** Why a request failed, for programs; `detail` is the message for people. */
export const problemCodes = [
  'validation',
  'unauthenticated',
  'code_required',
  'cross_site',
  'not_allowed',
  'sign_in_again',
  'viewing',
  'view_over',
  'other_account',
  'not_found',
  'conflict',
  'idempotency_key_reused',
  'change_card',
  'too_large',
  'unsupported_type',
  'rate_limited',
  'provider_down',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Who made a newer version, and when; `by` is null if unknown. */
export const NewerVersion = v.object({ by: v.nullable(v.string()), at: instantText });
export type NewerVersion = v.InferOutput<typeof NewerVersion>;

/** What is wrong with a website at its live address; null: nothing. */
export const ReleaseFindings = v.object({
  websiteCheck: v.nullable(v.picklist(siteProblems)),
  /** Where DNS leads the customer’s own domain. */
  domainCheck: v.nullable(v.picklist(['not_yet', 'no_such_domain'])),
});
export type ReleaseFindings = v.InferOutput<typeof ReleaseFindings>;

/** `total`: what would be charged now. The others are the current prices of support per month. */
export const NewPrice = v.object({
  total: moneyText,
  regularPrice: moneyText,
  expansionPrice: moneyText,
});
export type NewPrice = v.InferOutput<typeof NewPrice>;

/** The body of every failed request: `application/problem+json` (RFC 9457). */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.picklist(problemCodes),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** With `conflict`, if the request named an older version than the stored one. */
  newer: v.optional(NewerVersion),
  /** With `conflict`, if the next review would begin while this many remarks wait for an answer. */
  unanswered: v.optional(v.number()),
  /** With `conflict`, if a purchase would cost another amount than the buyer was shown. */
  newPrice: v.optional(NewPrice),
  /** With `conflict`, if a website would be released that isn’t ready. */
  unready: v.optional(ReleaseFindings),
});
export type Problem = v.InferOutput<typeof Problem>;
