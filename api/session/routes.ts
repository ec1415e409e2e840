import { Elysia } from 'elysia';
import { Customer, User } from '#contract/customers';
import { apiPaths } from '#contract/paths';
import type { CustomerRow } from '#db/schema/customers';
import type { UserRow } from '#db/schema/users';
import type { Sessions } from './service.ts';
import { requireViewer, type SessionCookie, viewers } from './viewer.ts';

/** Who is signed in: 401 when nobody is. */
export function sessionRoutes(sessions: Sessions, cookie: SessionCookie) {
  return new Elysia({ name: 'session' })
    .use(viewers(sessions, cookie))
    .get(apiPaths.user, ({ viewer }) => userToWire(requireViewer(viewer).user), { response: User })
    .get(apiPaths.customer, ({ viewer }) => customerToWire(requireViewer(viewer).customer), {
      response: Customer,
    });
}

function userToWire({ id, username, email, createdAt }: UserRow): User {
  return { id, username, email, createdAt: createdAt.toISOString() };
}

function customerToWire(row: CustomerRow): Customer {
  const { id, email, firstName, lastName, profileImageUrl, isAdmin } = row;
  return { id, email, firstName, lastName, profileImageUrl, isAdmin };
}
