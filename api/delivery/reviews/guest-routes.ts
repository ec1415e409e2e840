import { Elysia } from 'elysia';
import { uploadChunks } from '#api/http/body-rules';
import { schemaOf } from '#api/http/schema-of';
import { fileResponse } from '#api/platform/files/file-response';
import * as endpoint from '#contract/endpoints/guest-reviews';
import {
  findLinkedOrder,
  type LinkDependencies,
  openLinkedOrder,
} from '../guest-orders/find-linked-order.ts';
import type { PreviewFrameCheck } from './preview-frame.ts';
import { fileIdOf, remarkIdOf } from './repository.ts';
import type { ScreenshotUploads } from './screenshots.ts';
import type { Reviews } from './service.ts';
import { remarkToWire, reviewToWire, screenshotToWire } from './to-wire.ts';

type Dependencies = LinkDependencies & {
  reviews: Reviews;
  checkPreviewFrame: PreviewFrameCheck;
  screenshotUploads: ScreenshotUploads;
};

/** The same reviews by the signed link of a guest's order. */
export function guestReviewRoutes(deps: Dependencies) {
  const { reviews, checkPreviewFrame, screenshotUploads } = deps;
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
          id: remarkIdOf(params.remarkId),
          patch: body,
          userId: null,
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
      endpoint.uploadGuestScreenshot.path,
      async (call) => {
        const { request, server, query, status } = call;
        const order = await openLinkedOrder(deps, call);
        const address = deps.clientAddress(request, server);
        const upload = { ...query, userId: null, address, chunks: uploadChunks(request) };
        return status(201, screenshotToWire(await screenshotUploads.add(order, upload)));
      },
      schemaOf(endpoint.uploadGuestScreenshot),
    )
    .get(
      endpoint.getGuestScreenshot.path,
      async (call) => {
        const order = await openLinkedOrder(deps, call);
        const { row, file } = await screenshotUploads.read(order, fileIdOf(call.params.fileId));
        return fileResponse(row, file);
      },
      schemaOf(endpoint.getGuestScreenshot),
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
