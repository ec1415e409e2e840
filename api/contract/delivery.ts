import * as v from 'valibot';
import { lengths, line, optionalLines, verbatim } from './fields.ts';
import { terms } from './terms.ts';

const hourMs = 60 * 60 * 1000;

/** How long before its deadline an undelivered website counts as due soon. */
export const dueSoonHours = 12;

export const maxCredentials = 20;

/** The delivery deadline of an order that was first paid at `paidAt`. */
export function promisedAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + terms.deliveryWithinHours * hourMs);
}

/** A credential of a website, such as 'Admin password' and the password. */
export const Credential = v.object({
  label: v.pipe(line(lengths.name), v.nonEmpty()),
  value: v.pipe(verbatim(lengths.reason), v.nonEmpty()),
});
export type Credential = v.InferOutput<typeof Credential>;

export const CredentialList = v.array(Credential);

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
  version: v.nullish(v.pipe(v.number(), v.integer()), 0),
});
export type Handover = v.InferOutput<typeof Handover>;
