import * as v from 'valibot';
import { lengths, line, optionalLines, verbatim } from './fields.ts';
import { terms } from './terms.ts';

const hourMs = 60 * 60 * 1000;

/** From when on a website that is not handed over yet is pointed out, before it is late. */
export const dueSoonHours = 12;

export const maxCredentials = 20;

/** Until when a website is handed over whose first payment came at `paidAt`. */
export function promisedAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + terms.deliveryWithinHours * hourMs);
}

/** Something that its owner needs to get in: 'Admin password' and the password. */
export const Credential = v.object({
  label: v.pipe(line(lengths.name), v.nonEmpty()),
  value: v.pipe(verbatim(lengths.reason), v.nonEmpty()),
});
export type Credential = v.InferOutput<typeof Credential>;

export const CredentialList = v.array(Credential);

/**
 * The handover of a website. `version`: the order's `deliveryVersion` as it was read. Without one the
 * website was not delivered yet; with the current one the credentials replace those before.
 */
export const Handover = v.object({
  credentials: v.pipe(
    v.array(Credential),
    v.minLength(1, 'Required'),
    v.maxLength(maxCredentials, `At most ${maxCredentials} credentials`),
  ),
  /** Goes into the mail to the customer, so it must hold no secret. */
  note: optionalLines(lengths.reason),
  version: v.nullish(v.pipe(v.number(), v.integer()), 0),
});
export type Handover = v.InferOutput<typeof Handover>;
