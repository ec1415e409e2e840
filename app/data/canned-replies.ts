import { useSWRConfig } from 'swr';
import type { CannedReply, NewCannedReply } from '#contract/canned-replies';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useResource } from './resource.ts';

/** The canned replies, by title; undefined while they load. */
export function useCannedReplies() {
  const { data: replies, ...state } = useResource(addressOf('GET /api/admin/canned-replies'));
  return { replies, ...state };
}

/** The newest version of a reply, past every cache. */
export async function readCannedReply(id: number): Promise<CannedReply | undefined> {
  const replies = await read(addressOf('GET /api/admin/canned-replies'));
  return replies.find((reply) => reply.id === id);
}

/** Changes canned replies. Refused or not, the list is fetched again. */
export function useCannedReplyMutations() {
  const { mutate } = useSWRConfig();
  const refreshed = () => mutate(addressOf('GET /api/admin/canned-replies'));
  return {
    add: (reply: NewCannedReply) =>
      callApi('POST /api/admin/canned-replies', { body: reply }).finally(refreshed),
    /** `readAt`: refused with {@link getNewerVersion} if another admin has changed it since. */
    change: (id: number, reply: NewCannedReply & { readAt: string }) =>
      callApi('PATCH /api/admin/canned-replies/:id', { params: { id }, body: reply }).finally(
        refreshed,
      ),
    remove: (id: number) =>
      callApi('DELETE /api/admin/canned-replies/:id', { params: { id } }).finally(refreshed),
  };
}
