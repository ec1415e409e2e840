import { Elysia } from 'elysia';
import { findOrder, findOwnOrder } from '#api/commerce/orders/find';
import { uploadChunks } from '#api/http/body-rules';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess, signedInGuard } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/reviews';
import type { Db } from '#db/client';
import type { ReviewAnswers } from './answers.ts';
import type { PreviewFrameCheck } from './preview-frame.ts';
import { remarkIdOf } from './repository.ts';
import type { ScreenshotUploads } from './screenshots.ts';
import type { Reviews } from './service.ts';
import { orderReviewToWire, remarkToWire, reviewToWire, screenshotToWire } from './to-wire.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  reviews: Reviews;
  reviewAnswers: ReviewAnswers;
  checkPreviewFrame: PreviewFrameCheck;
};

/** The reviews of a customer's own orders. */
export function reviewRoutes({
  db,
  access,
  reviews,
  checkPreviewFrame,
  screenshotUploads,
  clientAddress,
}: Omit<Dependencies, 'reviewAnswers'> & {
  screenshotUploads: ScreenshotUploads;
  clientAddress: ClientAddress;
}) {
  return new Elysia({ name: 'reviews' })
    .use(signedInGuard(access))
    .get(
      endpoint.getReview.path,
      async ({ viewer, params }) =>
        reviewToWire(await reviews.read(await findOwnOrder(db, viewer.customer.id, params.id))),
      schemaOf(endpoint.getReview),
    )
    .get(
      endpoint.checkPreviewFrame.path,
      async ({ viewer, params }) => {
        const { order } = await reviews.read(await findOwnOrder(db, viewer.customer.id, params.id));
        return { allowed: await checkPreviewFrame(order) };
      },
      schemaOf(endpoint.checkPreviewFrame),
    )
    .patch(
      endpoint.saveRemark.path,
      async ({ viewer, params, body }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        const { saved, replaced } = await reviews.save(order, {
          id: remarkIdOf(params.remarkId),
          patch: body,
          userId: viewer.user.id,
        });
        return { remark: remarkToWire(saved), replaced };
      },
      schemaOf(endpoint.saveRemark),
    )
    .delete(
      endpoint.deleteRemark.path,
      async ({ viewer, params }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        await reviews.remove(order, remarkIdOf(params.remarkId));
        return { ok: true as const };
      },
      schemaOf(endpoint.deleteRemark),
    )
    .post(
      endpoint.uploadScreenshot.path,
      async ({ viewer, params, query, request, server, status }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        const address = clientAddress(request, server);
        const userId = viewer.user.id;
        const upload = { ...query, userId, address, chunks: uploadChunks(request) };
        return status(201, screenshotToWire(await screenshotUploads.add(order, upload)));
      },
      schemaOf(endpoint.uploadScreenshot),
    )
    .post(
      endpoint.sendReview.path,
      async ({ viewer, params, body }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        return reviewToWire(await reviews.send(order, body));
      },
      schemaOf(endpoint.sendReview),
    )
    .post(
      endpoint.approveWebsite.path,
      async ({ viewer, params, body }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        return reviewToWire(await reviews.approve(order, body));
      },
      schemaOf(endpoint.approveWebsite),
    );
}

/** The reviews of all orders, for admins. */
export function orderReviewRoutes({
  db,
  access,
  reviews,
  reviewAnswers,
  checkPreviewFrame,
}: Dependencies) {
  return new Elysia({ name: 'order-reviews' })
    .use(adminGuard(access))
    .get(
      endpoint.getOrderReview.path,
      async ({ params }) => orderReviewToWire(await reviews.read(await findOrder(db, params.id))),
      schemaOf(endpoint.getOrderReview),
    )
    .get(
      endpoint.checkOrderPreviewFrame.path,
      async ({ params }) => {
        const { order } = await reviews.read(await findOrder(db, params.id));
        return { allowed: await checkPreviewFrame(order) };
      },
      schemaOf(endpoint.checkOrderPreviewFrame),
    )
    .patch(
      endpoint.answerRemark.path,
      async ({ viewer, params, body }) => {
        const order = await findOrder(db, params.id);
        const answer = { ...body, id: remarkIdOf(params.remarkId) };
        return orderReviewToWire(await reviewAnswers.give(viewer, order, answer));
      },
      schemaOf(endpoint.answerRemark),
    );
}
