import * as v from 'valibot';
import { instantText } from './fields.ts';
import './messages.ts';

/** Why a call was refused, for programs; the sentence for people is `detail`. */
export const problemCodes = [
  'validation',
  'unauthenticated',
  'code_required',
  'cross_site',
  'not_allowed',
  'sign_in_again',
  'viewing',
  'view_over',
  'not_found',
  'conflict',
  'change_card',
  'too_large',
  'unsupported_type',
  'rate_limited',
  'provider_down',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Who made the version that a form does not know yet, and when; `by` is null where that is unknown. */
export const NewerVersion = v.object({ by: v.nullable(v.string()), at: instantText });
export type NewerVersion = v.InferOutput<typeof NewerVersion>;

/** The body of every failed call: `application/problem+json` (RFC 9457). */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.picklist(problemCodes),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** With `conflict`, where the call named an older version than the stored one. */
  newer: v.optional(NewerVersion),
});
export type Problem = v.InferOutput<typeof Problem>;
