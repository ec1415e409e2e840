import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import * as endpoint from '#contract/endpoints/guest-reviews';
import {
  findLinkedOrder,
  type LinkDependencies,
  openLinkedOrder,
} from '../guest-orders/find-linked-order.ts';
import type { PreviewFrameCheck } from './preview-frame.ts';
import { remarkIdOf } from './remark-id.ts';
import type { Reviews } from './service.ts';
import { remarkToWire, reviewToWire } from './to-wire.ts';

type Dependencies = LinkDependencies & { reviews: Reviews; checkPreviewFrame: PreviewFrameCheck };

/** The same reviews by the signed link of a guest's order. */
export function guestReviewRoutes(deps: Dependencies) {
  const { reviews, checkPreviewFrame } = deps;
  return new Elysia({ name: 'guest-reviews' })
    .get(
      endpoint.getGuestReview.path,
      async (call) => reviewToWire(await reviews.read(await openLinkedOrder(deps, call))),
      schemaOf(endpoint.getGuestReview),
    )
    .get(
      endpoint.checkGuestPreviewFrame.path,
      async (call) => {
        const { order } = await reviews.read(await openLinkedOrder(deps, call));
        return { allowed: await checkPreviewFrame(order) };
      },
      schemaOf(endpoint.checkGuestPreviewFrame),
    )
    .patch(
      endpoint.saveGuestRemark.path,
      // Counted for the order: a network's limit would be too low for people who type.
      async ({ params, body }) => {
        const order = await findLinkedOrder(deps, params.token);
        const { saved, replaced } = await reviews.save(order, {
          ...{ id: remarkIdOf(params.remarkId), patch: body, userId: null },
        });
        return { remark: remarkToWire(saved), replaced };
      },
      schemaOf(endpoint.saveGuestRemark),
    )
    .delete(
      endpoint.deleteGuestRemark.path,
      async (call) => {
        await reviews.remove(await openLinkedOrder(deps, call), remarkIdOf(call.params.remarkId));
        return { ok: true as const };
      },
      schemaOf(endpoint.deleteGuestRemark),
    )
    .post(
      endpoint.sendGuestReview.path,
      async (call) =>
        reviewToWire(await reviews.send(await openLinkedOrder(deps, call), call.body)),
      schemaOf(endpoint.sendGuestReview),
    )
    .post(
      endpoint.approveGuestWebsite.path,
      async (call) =>
        reviewToWire(await reviews.approve(await openLinkedOrder(deps, call), call.body)),
      schemaOf(endpoint.approveGuestWebsite),
    );
}
