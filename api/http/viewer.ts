import { type Cookie, Elysia } from 'elysia';
import { accountHeader } from '#contract/account-header';
import { endpoints, type PermittedEndpoint } from '#contract/endpoints';
import { getCustomer } from '#contract/endpoints/customers';
import { getUser } from '#contract/endpoints/session';
import { impersonationHeader } from '#contract/impersonation-header';
import { explainRefusal, isAllowed, type Permission } from '#contract/permissions';
import type { ApiKeyRow } from '#db/schema/api-keys';
import type { CustomerRow } from '#db/schema/customers';
import type { SessionData } from '#db/schema/sessions';
import type { UserRow } from '#db/schema/users';
import { adminName } from './actor-name.ts';
import { Failure } from './failure.ts';

/** The signed-in user of a request, with their customer and session. */
export type Viewer = {
  user: UserRow;
  /** During impersonation, the impersonated customer. */
  customer: CustomerRow;
  /** The row's key, which the cookie's id cannot be derived from. */
  session: { key: string } & SessionData;
  /** The impersonating admin and when it ends. Changes and secrets are blocked until then. */
  view: { admin: CustomerRow; endsAt: Date } | null;
  /** An admin without two-factor authentication, although the sign-in policy requires it. */
  mustSetUpTwoFactor: boolean;
  /** The key of the program that acts for the user. It then has no session. */
  apiKey?: Pick<ApiKeyRow, 'id' | 'name' | 'scopes'>;
};

export type CookieJar = Record<string, Cookie<unknown>>;

/** Finds who uses a session: by the id in a request's cookie, or by the session's key. */
export type SessionAccess = {
  sessions: {
    viewer: (sid: string) => Promise<Viewer | null>;
    /** Without recording the use. */
    peek: (key: string) => Promise<Viewer | null>;
  };
  cookie: {
    /** `stale`: signed with an older secret. */
    read: (jar: CookieJar) => Promise<{ sid: string; stale: boolean } | null>;
    write: (jar: CookieJar, sid: string) => Promise<void>;
  };
};

/** The parts of a request that identify its viewer. */
type Call = { request: Request; cookie: CookieJar };

/** All that is open to admins who must set up two-factor authentication first. */
const setupPermission: Permission = 'account.secure';

const permissionsByRoute = new Map(
  Object.values<PermittedEndpoint>(endpoints).flatMap(({ name, permission }) =>
    permission ? [[name, permission] as const] : [],
  ),
);

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
  const asked =
    viewersByRequest.get(request) ??
    (bearerOf(request) === null ? lookUp(access, cookie) : Promise.resolve(null));
  viewersByRequest.set(request, asked);
  return asked;
}

/** For programs, whose viewer is found before the guards. */
export function setViewer(request: Request, viewer: Viewer): void {
  viewersByRequest.set(request, Promise.resolve(viewer));
}

/**
 * The API key that a request names; null: it names none. Browsers send other schemes on their own,
 * but not this one.
 */
export function bearerOf(request: Request): string | null {
  const named = /^Bearer(?: +(.*))?$/i.exec(request.headers.get('authorization') ?? '');
  return named && (named[1] ?? '');
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

/** Rejects a request during impersonation. */
export function impersonationActive(customer: CustomerRow): Failure {
  const name = adminName(customer, customer.email) ?? 'a customer';
  return new Failure('viewing', `You’re viewing as ${name}. Stop viewing as the customer first.`);
}

/** The permission that the contract demands for an admin route. */
export function permissionOf(method: string, route: string): Permission {
  const permission = permissionsByRoute.get(`${method === 'HEAD' ? 'GET' : method} ${route}`);
  // Closed to everyone, rather than open to every admin.
  if (!permission) throw new Error(`${method} ${route} has no permission in the contract`);
  return permission;
}

/** Returns the viewer, or throws why the admin can't do this. */
export function requirePermission(viewer: Viewer, permission: Permission): Viewer {
  const { role } = viewer.customer;
  if (!role) throw new Failure('not_allowed', 'Only admins can do this.');
  if (viewer.user.mustChangePassword) {
    throw new Failure('not_allowed', 'Set your own password before you continue.');
  }
  if (viewer.mustSetUpTwoFactor && permission !== setupPermission) {
    throw new Failure('not_allowed', 'Set up two-factor authentication before you continue.');
  }
  if (!isAllowed(role, permission))
    throw new Failure('not_allowed', explainRefusal(role, permission));
  if (viewer.apiKey && !viewer.apiKey.scopes.includes(permission)) {
    throw new Failure('not_allowed', `This API key doesn’t have the permission “${permission}”.`);
  }
  return viewer;
}

/** Whether the viewer has a permission, where it only decides what an answer contains. */
export function mayDo({ customer, apiKey }: Viewer, permission: Permission): boolean {
  if (apiKey && !apiKey.scopes.includes(permission)) return false;
  return isAllowed(customer.role, permission);
}

/**
 * Whether the viewer can read the shop's records as an admin. Always false while impersonating a
 * customer.
 */
export function isActiveAdmin(viewer: Viewer): boolean {
  const { user, mustSetUpTwoFactor } = viewer;
  return mayDo(viewer, 'shop.read') && !user.mustChangePassword && !mustSetUpTwoFactor;
}

/** The customer who buys or asks. A program does so for someone else, like a visitor. */
export function customerOf(viewer: Viewer | null): CustomerRow | null {
  return viewer && !viewer.apiKey ? viewer.customer : null;
}
