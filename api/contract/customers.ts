import * as v from 'valibot';
import { instantText } from './fields.ts';

/** Who is signed in, as the session lookup answers: the credentials' side of a person. */
export const User = v.object({
  id: v.number(),
  username: v.string(),
  email: v.nullable(v.string()),
  createdAt: instantText,
});
export type User = v.InferOutput<typeof User>;

/** The person who is signed in, as the storefront sees them. */
export const Customer = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  isAdmin: v.boolean(),
});
export type Customer = v.InferOutput<typeof Customer>;

/** The readable cookie that says 'somebody may be signed in here'. It holds no secret. */
export const hintCookie = 'signed_in';
