import { useSWRConfig } from 'swr';
import type { CannedReply, NewCannedReply } from '#contract/canned-replies';
import type { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { patch, post, remove } from './client.ts';
import { useResource } from './resource.ts';

/** Answers that are given often, by title; undefined while they load. */
export function useCannedReplies() {
  const { data: replies, ...state } = useResource<CannedReply[]>(apiPaths.cannedReplies);
  return { replies, ...state };
}

/** What admins do to them. Refused or not, the list is read anew after it. */
export function useCannedReplyMutations() {
  const { mutate } = useSWRConfig();
  const refreshed = () => mutate(apiPaths.cannedReplies);
  return {
    add: (reply: NewCannedReply) =>
      post<CannedReply>(apiPaths.cannedReplies, reply).finally(refreshed),
    change: (id: number, reply: NewCannedReply) =>
      patch<CannedReply>(apiPaths.cannedReply(id), reply).finally(refreshed),
    remove: (id: number) => remove<Done>(apiPaths.cannedReply(id)).finally(refreshed),
  };
}
