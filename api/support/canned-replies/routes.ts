import { Elysia } from 'elysia';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import {
  CannedReply,
  CannedReplyChange,
  CannedReplyList,
  CannedReplyListQuery,
  NewCannedReply,
} from '#contract/canned-replies';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import type { CannedReplies } from './service.ts';
import { cannedReplyToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; cannedReplies: CannedReplies };

/** The shop's own collection of answers, for admins. */
export function cannedReplyRoutes({ access, cannedReplies }: Dependencies) {
  return new Elysia({ name: 'canned-replies' })
    .use(admins(access))
    .get(
      apiPaths.cannedReplies,
      async ({ query, path, set }) =>
        answerPage(await cannedReplies.list(query), { path, query, headers: set.headers }).map(
          cannedReplyToWire,
        ),
      {
        query: CannedReplyListQuery,
        response: CannedReplyList,
        mapResponse: csvIfAsked(CannedReplyList),
      },
    )
    .post(
      apiPaths.cannedReplies,
      async ({ viewer, body, status }) =>
        status(201, cannedReplyToWire(await cannedReplies.add(viewer, body))),
      { parse: 'json', body: NewCannedReply, response: { 201: CannedReply } },
    )
    .patch(
      `${apiPaths.cannedReplies}/:id`,
      async ({ viewer, params, body }) =>
        cannedReplyToWire(await cannedReplies.change(viewer, params.id, body)),
      { parse: 'json', body: CannedReplyChange, response: CannedReply },
    )
    .delete(
      `${apiPaths.cannedReplies}/:id`,
      async ({ viewer, params }) => {
        await cannedReplies.remove(viewer, params.id);
        return { ok: true } as const;
      },
      { response: Done },
    );
}
