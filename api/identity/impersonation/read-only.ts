import { Elysia } from 'elysia';
import { parseCookie } from 'elysia/cookies';
import { findViewer, impersonationActive, type SessionAccess } from '#api/http/viewer';
import { impersonationHeader } from '#contract/impersonation-header';
import { impersonationEnded } from '../sessions/impersonation.ts';

const readingMethods = new Set(['GET', 'HEAD']);

type Exceptions = {
  /** State-changing requests that are allowed anyway, such as 'DELETE /api/…'. */
  open: ReadonlySet<string>;
  /** GET routes that change state. */
  closed: ReadonlySet<string>;
};

/**
 * Rejects state changes during impersonation, for every route registered after it. It reads the
 * cookie directly, because most requests and all pages need no session lookup.
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
