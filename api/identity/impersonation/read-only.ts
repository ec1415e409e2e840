import { Elysia } from 'elysia';
import { parseCookie } from 'elysia/cookies';
import { impersonationHeader } from '#contract/impersonation';
import { impersonationActive, impersonationEnded } from '../sessions/impersonation.ts';
import { findViewer, type SessionAccess } from '../sessions/viewer.ts';

const readingMethods = new Set(['GET', 'HEAD']);

type Exceptions = {
  /** Calls that change something and are taken all the same: 'DELETE /api/…'. */
  open: ReadonlySet<string>;
  /** Routes that change something although they only read. */
  closed: ReadonlySet<string>;
};

/**
 * While an admin views as a customer nothing is changed: refused here, for every route that comes
 * after, whoever it is meant for. Reads the cookie as the routes do, and not on their account: most
 * calls, and all pages, need none.
 */
export function readOnlyImpersonation(access: SessionAccess, { open, closed }: Exceptions) {
  return new Elysia({ name: 'read-only views' }).derive(
    { as: 'scoped' },
    async ({ request, route, set }) => {
      const shown = request.headers.get(impersonationHeader);
      const isChange = !readingMethods.has(request.method) || closed.has(route);
      if (!isChange && shown === null) return {};
      if (open.has(`${request.method} ${route}`)) return {};
      const cookie = await parseCookie(set, request.headers.get('cookie'));
      const viewer = await findViewer(access, { request, cookie });
      if (viewer && shown !== null && viewer.customer.id !== shown) throw impersonationEnded();
      if (isChange && viewer?.view) throw impersonationActive(viewer.customer);
      return {};
    },
  );
}
