import * as v from 'valibot';
import { lengths, line, optionalLines, verbatim } from './fields.ts';
import { liveAddress } from './site-checks.ts';

export const maxCredentials = 20;

/** A credential of a website, such as 'Admin password' and the password. */
export const Credential = v.object({
  label: v.pipe(line(lengths.name), v.nonEmpty()),
  value: v.pipe(verbatim(lengths.reason), v.nonEmpty()),
});
export type Credential = v.InferOutput<typeof Credential>;

export const CredentialList = v.array(Credential);

/** null and '': none, so the website isn’t watched. */
const address = v.pipe(
  v.nullable(v.union([v.literal(''), liveAddress()])),
  v.transform((url) => url || null),
);

/** Releases a website although checks of its new address found problems, which is refused without. */
const allowProblems = v.optional(v.boolean());

/** Another address of a delivered website. `version`: the order's `deliveryVersion` as it was read. */
export const LiveAddressChange = v.object({
  liveUrl: address,
  version: v.pipe(v.number(), v.integer()),
  allowProblems,
});
export type LiveAddressChange = v.InferOutput<typeof LiveAddressChange>;

/**
 * The delivery of a website. `version`: the order's `deliveryVersion` as it was read. 0 delivers a
 * website for the first time; the current version replaces its credentials.
 */
export const Handover = v.object({
  credentials: v.pipe(
    v.array(Credential),
    v.minLength(1, 'Required'),
    v.maxLength(maxCredentials, `At most ${maxCredentials} credentials`),
  ),
  /** Part of the email to the customer, so it must not hold a secret. */
  note: optionalLines(lengths.reason),
  /** Where the website is live. Absent: unchanged. */
  liveUrl: v.optional(address),
  version: v.nullish(v.pipe(v.number(), v.integer()), 0),
  allowProblems,
});
export type Handover = v.InferOutput<typeof Handover>;
