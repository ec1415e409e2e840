import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { createStageChanges } from '#api/commerce/orders/delivery/change-stage';
import { feature, type Given } from '#api/http/feature';
import { countUnanswered, createReviewAnswers } from './answers.ts';
import { guestReviewRoutes } from './guest-routes.ts';
import { mailPreview } from './mails.ts';
import { createPreviewFrameCheck } from './preview-frame.ts';
import { orderReviewRoutes, reviewRoutes } from './routes.ts';
import { createScreenshotUploads } from './screenshots.ts';
import { createReviews } from './service.ts';

export const reviews = feature({
  services: (
    given: Given<typeof createReviews> &
      Omit<Given<typeof createPreviewFrameCheck>, 'check'> &
      Given<typeof createScreenshotUploads> & { checkAddress: CheckAddress },
  ) => ({
    reviews: createReviews(given),
    reviewAnswers: createReviewAnswers(given),
    checkPreviewFrame: createPreviewFrameCheck({ ...given, check: given.checkAddress }),
    screenshotUploads: createScreenshotUploads(given),
    stages: createStageChanges({
      ...given,
      countUnanswered,
      onReview: (tx, order, at) => mailPreview(tx, given.mail, order, at),
    }),
  }),
  routes: (
    given: Given<typeof reviewRoutes> &
      Given<typeof orderReviewRoutes> &
      Given<typeof guestReviewRoutes>,
  ) => [reviewRoutes(given), orderReviewRoutes(given), guestReviewRoutes(given)],
});
