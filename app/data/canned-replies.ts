import { useSWRConfig } from 'swr';
import type { NewCannedReply } from '#contract/canned-replies';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useResource } from './resource.ts';

/** The canned replies, by title; undefined while they load. */
export function useCannedReplies() {
  const { data: replies, ...state } = useResource(addressOf('GET /api/admin/canned-replies'));
  return { replies, ...state };
}

/** Changes canned replies. Refused or not, the list is fetched again. */
export function useCannedReplyMutations() {
  const { mutate } = useSWRConfig();
  const refreshed = () => mutate(addressOf('GET /api/admin/canned-replies'));
  return {
    add: (reply: NewCannedReply) =>
      callApi('POST /api/admin/canned-replies', { body: reply }).finally(refreshed),
    change: (id: number, reply: NewCannedReply) =>
      callApi('PATCH /api/admin/canned-replies/:id', { params: { id }, body: reply }).finally(
        refreshed,
      ),
    remove: (id: number) =>
      callApi('DELETE /api/admin/canned-replies/:id', { params: { id } }).finally(refreshed),
  };
}
