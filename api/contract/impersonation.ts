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
