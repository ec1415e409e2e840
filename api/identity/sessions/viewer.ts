import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { getCustomer } from '#contract/endpoints/customers';
import { getUser } from '#contract/endpoints/session';
import { impersonationHeader } from '#contract/impersonation-header';
import type { CookieJar, SessionCookie } from './cookie.ts';
import type { Viewer } from './find-viewer.ts';
import { impersonationActive } from './impersonation.ts';
import { permissionOf, requirePermission } from './permission.ts';
import type { Sessions } from './service.ts';

/** Sessions and the cookie that carries their id. */
export type SessionAccess = { sessions: Sessions; cookie: SessionCookie };

/** The parts of a request that identify its viewer. */
type Call = { request: Request; cookie: CookieJar };

/**
 * Adds `viewer` to each request's context: null when signed out. Like the guards, it runs before
 * validation, so that strangers learn nothing about a schema.
 */
export function viewerPlugin(access: SessionAccess) {
  return new Elysia({ name: 'viewers' }).derive({ as: 'scoped' }, async ({ request, cookie }) => ({
    viewer: await findViewer(access, { request, cookie }),
  }));
}

/** Routes that tell a page which customer it shows. */
const sessionPaths = new Set<string>([getUser.path, getCustomer.path]);

/**
 * Requires a signed-in user (401). During impersonation, a page that does not know about it gets no
 * customer data.
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

/**
 * Requires an admin whose role has the endpoint's permission: 401 for strangers, 403 for customers,
 * other roles and during impersonation.
 */
export function adminGuard(access: SessionAccess) {
  return new Elysia({ name: 'admins' }).derive(
    { as: 'scoped' },
    async ({ request, cookie, route }) => {
      const viewer = requireViewer(await findViewer(access, { request, cookie }));
      if (viewer.view) throw impersonationActive(viewer.customer);
      return { viewer: requirePermission(viewer, permissionOf(request.method, route)) };
    },
  );
}

/** Requires an admin, also during impersonation. The viewer is the admin. */
export function adminGuardDuringImpersonation(access: SessionAccess) {
  return new Elysia({ name: 'admins themselves' }).derive(
    { as: 'scoped' },
    async ({ request, cookie, route }) => {
      const viewer = requireViewer(await findViewer(access, { request, cookie }));
      const admin = { ...viewer, customer: viewer.view?.admin ?? viewer.customer, view: null };
      return { viewer: requirePermission(admin, permissionOf(request.method, route)) };
    },
  );
}

const viewersByRequest = new WeakMap<Request, Promise<Viewer | null>>();

/** Looked up once per request, so that all guards see the same viewer. */
export function findViewer(
  access: SessionAccess,
  { request, cookie }: Call,
): Promise<Viewer | null> {
  const asked = viewersByRequest.get(request) ?? lookUp(access, cookie);
  viewersByRequest.set(request, asked);
  return asked;
}

/** The viewer of a request, if a guard has looked it up. */
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
