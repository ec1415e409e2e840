import type { CannedReply, NewCannedReply } from '#contract/canned-replies';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useMutation } from './mutation.ts';
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

/** Changes canned replies. */
export function useCannedReplyMutations() {
  const replies = addressOf('GET /api/admin/canned-replies');
  return {
    add: useMutation(replies, (body: NewCannedReply) =>
      callApi('POST /api/admin/canned-replies', { body }),
    ),
    /** `readAt`: refused with {@link getNewerVersion} if another admin has changed it since. */
    change: useMutation(
      replies,
      ({ id, ...body }: NewCannedReply & { id: number; readAt: string }) =>
        callApi('PATCH /api/admin/canned-replies/:id', { params: { id }, body }),
    ),
    remove: useMutation(replies, (id: number) =>
      callApi('DELETE /api/admin/canned-replies/:id', { params: { id } }),
    ),
  };
}
