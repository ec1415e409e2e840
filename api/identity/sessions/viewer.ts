import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { getCustomer } from '#contract/endpoints/customers';
import { getUser } from '#contract/endpoints/session';
import { impersonationHeader } from '#contract/impersonation';
import { isActiveAdmin } from './active-admin.ts';
import type { CookieJar, SessionCookie } from './cookie.ts';
import { impersonationActive } from './impersonation.ts';
import type { Sessions, Viewer } from './service.ts';

/** What tells a call's viewer: the sessions, and the cookie that carries them. */
export type SessionAccess = { sessions: Sessions; cookie: SessionCookie };

/** What a call brings along. */
type Call = { request: Request; cookie: CookieJar };

/**
 * Gives each call its `viewer`: null when signed out. Like the guards below it runs before the
 * body is validated, so that a stranger learns nothing of a schema.
 */
export function viewerPlugin(access: SessionAccess) {
  return new Elysia({ name: 'viewers' }).derive({ as: 'scoped' }, async ({ request, cookie }) => ({
    viewer: await findViewer(access, { request, cookie }),
  }));
}

/** Of these a page learns whom it shows. */
const sessionPaths = new Set<string>([getUser.path, getCustomer.path]);

/**
 * For calls that need somebody signed in: 401 for everybody else. A page that does not know that an
 * admin views as a customer, as the view was begun in another tab, is told nothing of the customer.
 */
export function signedInGuard(access: SessionAccess) {
  return new Elysia({ name: 'members' }).derive(
    { as: 'scoped' },
    async ({ request, cookie, route }) => {
      const viewer = requireViewer(await findViewer(access, { request, cookie }));
      const isKnown = request.headers.has(impersonationHeader) || sessionPaths.has(route);
      if (viewer.view && !isKnown) throw impersonationActive(viewer.customer);
      return { viewer };
    },
  );
}

/** For calls that need an admin: 401 for strangers, 403 for customers, and for who views as one. */
export function adminGuard(access: SessionAccess) {
  return new Elysia({ name: 'admins' }).derive({ as: 'scoped' }, async ({ request, cookie }) => {
    const viewer = requireViewer(await findViewer(access, { request, cookie }));
    if (viewer.view) throw impersonationActive(viewer.customer);
    return { viewer: requireAdmin(viewer) };
  });
}

/** For admins also while they view as a customer: the call's viewer is the admin. */
export function adminGuardDuringImpersonation(access: SessionAccess) {
  return new Elysia({ name: 'admins themselves' }).derive(
    { as: 'scoped' },
    async ({ request, cookie }) => {
      const viewer = requireViewer(await findViewer(access, { request, cookie }));
      return {
        viewer: requireAdmin({
          ...viewer,
          customer: viewer.view?.admin ?? viewer.customer,
          view: null,
        }),
      };
    },
  );
}

const viewersByRequest = new WeakMap<Request, Promise<Viewer | null>>();

/** Asked once a call: a view that begins meanwhile changes nobody between two guards. */
export function findViewer(
  access: SessionAccess,
  { request, cookie }: Call,
): Promise<Viewer | null> {
  const asked = viewersByRequest.get(request) ?? lookUp(access, cookie);
  viewersByRequest.set(request, asked);
  return asked;
}

/** Who made a call, where a guard has asked already. */
export async function resolvedViewer(request: Request): Promise<Viewer | null> {
  return (await viewersByRequest.get(request)?.catch(() => null)) ?? null;
}

async function lookUp(access: SessionAccess, jar: CookieJar): Promise<Viewer | null> {
  const read = await access.cookie.read(jar);
  const viewer = read && (await access.sessions.viewer(read.sid));
  if (viewer && read.stale) await access.cookie.write(jar, read.sid);
  return viewer;
}

function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new Failure('unauthenticated', 'Sign in to continue.');
  return viewer;
}

function requireAdmin(viewer: Viewer): Viewer {
  if (isActiveAdmin(viewer)) return viewer;
  throw new Failure(
    'not_allowed',
    viewer.customer.isAdmin
      ? 'Set your own password before you continue.'
      : 'Only admins can do this.',
  );
}
