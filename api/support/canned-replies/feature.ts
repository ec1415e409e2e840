import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import type { CannedReply } from '#contract/canned-replies';
import * as endpoint from '#contract/endpoints/canned-replies';
import type { CannedReplyRow } from '#db/schema/canned-replies';
import { type CannedReplies, createCannedReplies } from './service.ts';

type Dependencies = { access: SessionAccess; cannedReplies: CannedReplies; shopDay: ShopDay };

export const cannedReplies = feature({
  services: (given: Given<typeof createCannedReplies>) => ({
    cannedReplies: createCannedReplies(given),
  }),
  routes: (given: Given<typeof cannedReplyRoutes>) => [cannedReplyRoutes(given)],
});

function cannedReplyRoutes({ access, cannedReplies, shopDay }: Dependencies) {
  return new Elysia({ name: 'canned-replies' })
    .use(adminGuard(access))
    .get(
      endpoint.listCannedReplies.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listCannedReplies,
          shopDay,
          read: (query) => cannedReplies.list(query),
          toWire: cannedReplyToWire,
        }),
      listSchemaOf(endpoint.listCannedReplies, shopDay),
    )
    .post(
      endpoint.createCannedReply.path,
      async ({ viewer, body, status }) =>
        status(201, cannedReplyToWire(await cannedReplies.add(viewer, body))),
      schemaOf(endpoint.createCannedReply),
    )
    .patch(
      endpoint.updateCannedReply.path,
      async ({ viewer, params, body }) =>
        cannedReplyToWire(await cannedReplies.change(viewer, params.id, body)),
      schemaOf(endpoint.updateCannedReply),
    )
    .delete(
      endpoint.deleteCannedReply.path,
      async ({ viewer, params }) => {
        await cannedReplies.remove(viewer, params.id);
        return { ok: true } as const;
      },
      schemaOf(endpoint.deleteCannedReply),
    );
}

function cannedReplyToWire({ id, title, text, updatedAt }: CannedReplyRow): CannedReply {
  return { id, title, text, updatedAt: updatedAt.toISOString() };
}
