import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import {
  PreviewFrame,
  RemarkPatch,
  Review,
  ReviewApproval,
  ReviewSubmission,
  SavedRemark,
} from '../reviews.ts';
import { Attachment, NewAttachmentQuery } from '../ticket-messages.ts';

const failures = ['not_found', 'conflict', 'rate_limited'] as const;

export const getGuestReview = defineEndpoint('GET /api/guest/orders/:token/review', {
  summary: 'Get the review of a website by the order’s link',
  access: 'anyone',
  programs: 'refused',
  answers: { 200: Review },
  failures,
});

export const checkGuestPreviewFrame = defineEndpoint('GET /api/guest/orders/:token/review/frame', {
  summary: 'Check whether a preview can be framed by the order’s link',
  access: 'anyone',
  programs: 'refused',
  answers: { 200: PreviewFrame },
  failures,
});

export const saveGuestRemark = defineEndpoint(
  'PATCH /api/guest/orders/:token/review/remarks/:remarkId',
  {
    summary: 'Save a remark about a preview by the order’s link',
    access: 'anyone',
    programs: 'refused',
    body: RemarkPatch,
    answers: { 200: SavedRemark },
    failures,
  },
);

export const deleteGuestRemark = defineEndpoint(
  'DELETE /api/guest/orders/:token/review/remarks/:remarkId',
  {
    summary: 'Delete a remark that isn’t sent by the order’s link',
    access: 'anyone',
    programs: 'refused',
    answers: { 200: Done },
    failures,
  },
);

export const uploadGuestScreenshot = defineEndpoint(
  'POST /api/guest/orders/:token/review/screenshots',
  {
    summary: 'Upload a screenshot for a remark by the order’s link',
    access: 'anyone',
    programs: 'refused',
    query: NewAttachmentQuery,
    body: 'application/octet-stream',
    answers: { 201: Attachment },
    failures: ['validation', 'not_found', 'conflict', 'rate_limited'],
  },
);

export const getGuestScreenshot = defineEndpoint(
  'GET /api/guest/orders/:token/review/screenshots/:fileId',
  {
    summary: 'Download a screenshot of a remark by the order’s link',
    access: 'anyone',
    programs: 'refused',
    answers: { 200: 'application/octet-stream' },
    failures,
  },
);

export const sendGuestReview = defineEndpoint('POST /api/guest/orders/:token/review/send', {
  summary: 'Send the remarks of a round by the order’s link',
  access: 'anyone',
  programs: 'refused',
  body: ReviewSubmission,
  answers: { 200: Review },
  failures,
});

export const approveGuestWebsite = defineEndpoint('POST /api/guest/orders/:token/review/approve', {
  summary: 'Approve a website by the order’s link',
  access: 'anyone',
  programs: 'refused',
  body: ReviewApproval,
  answers: { 200: Review },
  failures,
});
