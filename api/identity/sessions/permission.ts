import { Failure } from '#api/http/failure';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { explainRefusal, isAllowed, type Permission } from '#contract/permissions';
import type { Viewer } from './find-viewer.ts';

/** All that is open to admins who must set up two-factor authentication first. */
const setupPermission: Permission = 'account.secure';

const permissionsByRoute = new Map(
  Object.values<Endpoint>(endpoints).flatMap(({ name, permission }) =>
    permission ? [[name, permission] as const] : [],
  ),
);

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
  return viewer;
}
