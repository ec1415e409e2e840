import type { NewInvitation, Person } from '#contract/people';
import type { AdminRole } from '#contract/permissions';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

const all = addressOf('GET /api/admin/people');
const invited = addressOf('GET /api/admin/invitations');
const policyAddress = addressOf('GET /api/admin/sign-in-policy');

/** The admins; undefined while they load. */
export function usePeople() {
  const { data: people, ...state } = useResource(all);
  return { people, ...state };
}

/** Open invitations; undefined while they load. */
export function useInvitations() {
  const { data: invitations, ...state } = useResource(invited);
  return { invitations, ...state };
}

/** How admins must sign in; undefined while it loads. */
export function useSignInPolicy() {
  const { data: policy, ...state } = useResource(policyAddress);
  return { policy, ...state };
}

/** Changes who is an admin. Refused or not, what is shown is fetched again. */
export function usePeopleMutations() {
  const refresh = useRefresh();
  const refreshed = () =>
    refresh((path) => path === all || path === invited || path === policyAddress);
  return {
    changeRole: (id: number, body: { role: AdminRole; version: number }) =>
      callApi('PATCH /api/admin/people/:id', { params: { id }, body }).finally(refreshed),
    remove: ({ id, version }: Person) =>
      callApi('DELETE /api/admin/people/:id', { params: { id }, body: { version } }).finally(
        refreshed,
      ),
    endSessions: ({ id }: Person) =>
      callApi('DELETE /api/admin/people/:id/sessions', { params: { id } }).finally(refreshed),
    invite: (body: NewInvitation) =>
      callApi('POST /api/admin/invitations', { body }).finally(refreshed),
    resend: (id: number) =>
      callApi('POST /api/admin/invitations/:id/resend', { params: { id } }).finally(refreshed),
    revoke: (id: number) =>
      callApi('DELETE /api/admin/invitations/:id', { params: { id } }).finally(refreshed),
    changePolicy: (body: { requireTwoFactor: boolean; version: number }) =>
      callApi('PATCH /api/admin/sign-in-policy', { body }).finally(refreshed),
  };
}
