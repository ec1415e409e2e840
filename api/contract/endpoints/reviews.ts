import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import {
  OrderReview,
  PreviewFrame,
  RemarkAnswer,
  RemarkPatch,
  Review,
  ReviewApproval,
  ReviewSubmission,
  SavedRemark,
} from '../reviews.ts';
import { Attachment, NewAttachmentQuery } from '../ticket-messages.ts';

export const getReview = defineEndpoint('GET /api/customer/subscriptions/:id/review', {
  summary: 'Get the review of a website',
  access: 'customer',
  programs: 'refused',
  answers: { 200: Review },
  failures: ['not_found', 'conflict'],
});

export const checkPreviewFrame = defineEndpoint(
  'GET /api/customer/subscriptions/:id/review/frame',
  {
    summary: 'Check whether a preview can be framed',
    access: 'customer',
    programs: 'refused',
    answers: { 200: PreviewFrame },
    failures: ['not_found', 'conflict', 'rate_limited'],
  },
);

export const saveRemark = defineEndpoint(
  'PATCH /api/customer/subscriptions/:id/review/remarks/:remarkId',
  {
    summary: 'Save a remark about a preview',
    access: 'customer',
    programs: 'refused',
    body: RemarkPatch,
    answers: { 200: SavedRemark },
    failures: ['not_found', 'conflict', 'rate_limited'],
  },
);

export const deleteRemark = defineEndpoint(
  'DELETE /api/customer/subscriptions/:id/review/remarks/:remarkId',
  {
    summary: 'Delete a remark that isn’t sent',
    access: 'customer',
    programs: 'refused',
    answers: { 200: Done },
    failures: ['not_found', 'conflict'],
  },
);

export const uploadScreenshot = defineEndpoint(
  'POST /api/customer/subscriptions/:id/review/screenshots',
  {
    summary: 'Upload a screenshot for a remark',
    access: 'customer',
    programs: 'refused',
    query: NewAttachmentQuery,
    body: 'application/octet-stream',
    answers: { 201: Attachment },
    failures: ['validation', 'not_found', 'conflict', 'rate_limited'],
  },
);

export const sendReview = defineEndpoint('POST /api/customer/subscriptions/:id/review/send', {
  summary: 'Send the remarks of a round',
  access: 'customer',
  programs: 'refused',
  body: ReviewSubmission,
  answers: { 200: Review },
  failures: ['not_found', 'conflict'],
});

export const approveWebsite = defineEndpoint(
  'POST /api/customer/subscriptions/:id/review/approve',
  {
    summary: 'Approve a website',
    access: 'customer',
    programs: 'refused',
    body: ReviewApproval,
    answers: { 200: Review },
    failures: ['not_found', 'conflict'],
  },
);

export const getOrderReview = defineEndpoint('GET /api/orders/:id/review', {
  summary: 'Get the review of an order',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: OrderReview },
  failures: ['not_found', 'conflict'],
});

export const checkOrderPreviewFrame = defineEndpoint('GET /api/orders/:id/review/frame', {
  summary: 'Check whether the preview of an order can be framed',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: PreviewFrame },
  failures: ['not_found', 'conflict', 'rate_limited'],
});

export const answerRemark = defineEndpoint('PATCH /api/orders/:id/review/remarks/:remarkId', {
  summary: 'Answer a remark about a preview',
  access: 'admin',
  programs: 'internal',
  permission: 'orders.deliver',
  body: RemarkAnswer,
  answers: { 200: OrderReview },
  failures: ['not_found', 'conflict'],
});
