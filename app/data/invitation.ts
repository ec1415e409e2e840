import useSWRImmutable from 'swr/immutable';
import type { OpenedInvitation } from '#contract/people';
import { ApiError } from './api-error.ts';
import { callApi } from './client.ts';
import { toResource } from './resource.ts';

/**
 * The invitation of an emailed link: undefined while it loads, null once the link no longer works.
 * The token is sent in a body, so that no log contains it.
 */
export function useInvitation(token: string | undefined) {
  const { data: invitation, ...state } = toResource(
    useSWRImmutable<OpenedInvitation | null, Error>(token ? ['invitation', token] : null, () =>
      open(token ?? ''),
    ),
  );
  return { invitation: token === '' ? null : invitation, ...state };
}

async function open(token: string): Promise<OpenedInvitation | null> {
  return callApi('POST /api/invitations/open', { body: { token } }).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}
