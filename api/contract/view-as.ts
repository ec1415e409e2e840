import * as v from 'valibot';
import { instantText, lengths, line } from './fields.ts';

/** How long an admin looks at the shop as a customer, at most. */
export const maxImpersonationMinutes = 30;

/** Whom an admin wants to look at the shop as. */
export const NewImpersonation = v.object({ customerId: v.pipe(line(lengths.name), v.nonEmpty()) });
export type NewImpersonation = v.InferOutput<typeof NewImpersonation>;

/** The admin's own session: until then it reads what this customer sees, and changes nothing. */
export const Impersonation = v.object({ customerId: v.string(), endsAt: instantText });
export type Impersonation = v.InferOutput<typeof Impersonation>;
