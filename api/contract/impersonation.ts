import * as v from 'valibot';
import { instantText, lengths, line } from './fields.ts';

/** How long an admin can view the shop as a customer at a time. */
export const maxImpersonationMinutes = 30;

/** The customer that an admin wants to view the shop as. */
export const NewImpersonation = v.object({ customerId: v.pipe(line(lengths.name), v.nonEmpty()) });
export type NewImpersonation = v.InferOutput<typeof NewImpersonation>;

/** Until `endsAt` the admin's session reads what this customer sees, and changes nothing. */
export const Impersonation = v.object({ customerId: v.string(), endsAt: instantText });
export type Impersonation = v.InferOutput<typeof Impersonation>;

/**
 * The header in which a page that was opened as a customer sends the customer's id. Without it, the
 * customer's data is refused during impersonation, so that a page of the admin's own never shows it
 * by mistake. With it, requests are refused once the impersonation is over, so that such a page
 * never acts as the admin.
 */
export const impersonationHeader = 'x-view-as';
