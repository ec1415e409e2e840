import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { accountHeader } from '#contract/account-header';
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
  return new Elysia({ name: 'viewers' }).derive({ as: 'scoped' }, async ({ request, cookie }) => {
    const viewer = await findViewer(access, { request, cookie });
    // What anyone may read is no other for another account.
    return { viewer: request.method === 'GET' ? viewer : requireSameAccount(request, viewer) };
  });
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
      return { viewer: requireSameAccount(request, viewer) };
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
      requirePermission(viewer, permissionOf(request.method, route));
      return { viewer: requireSameAccount(request, viewer) };
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
      requirePermission(admin, permissionOf(request.method, route));
      return { viewer: requireSameAccount(request, admin) };
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

/** Refuses a page that was loaded for another account than the session's. */
function requireSameAccount<Found extends Viewer | null>(request: Request, viewer: Found): Found {
  const loadedFor = request.headers.get(accountHeader);
  if (!viewer || loadedFor === null) return viewer;
  if ([viewer.customer.id, viewer.view?.admin.id].includes(loadedFor)) return viewer;
  throw new Failure(
    'other_account',
    'You are signed in with another account now. Reload the page.',
  );
}

function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new Failure('unauthenticated', 'Sign in to continue.');
  return viewer;
}
