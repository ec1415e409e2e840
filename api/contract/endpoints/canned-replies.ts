import {
  CannedReply,
  CannedReplyChange,
  CannedReplyList,
  CannedReplyListQuery,
  NewCannedReply,
} from '../canned-replies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { cannedReplyHeadings } from '../nouns/canned-reply.ts';

export const listCannedReplies = defineEndpoint('GET /api/admin/canned-replies', {
  summary: 'List canned replies',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  query: CannedReplyListQuery,
  answers: { 200: CannedReplyList },
  csv: { headings: cannedReplyHeadings },
});

export const createCannedReply = defineEndpoint('POST /api/admin/canned-replies', {
  summary: 'Create a canned reply',
  access: 'admin',
  programs: 'internal',
  permission: 'canned_replies.change',
  body: NewCannedReply,
  answers: { 201: CannedReply },
  failures: ['conflict'],
});

export const updateCannedReply = defineEndpoint('PATCH /api/admin/canned-replies/:id', {
  summary: 'Update a canned reply',
  access: 'admin',
  programs: 'internal',
  permission: 'canned_replies.change',
  body: CannedReplyChange,
  answers: { 200: CannedReply },
  failures: ['not_found', 'conflict'],
});

export const deleteCannedReply = defineEndpoint('DELETE /api/admin/canned-replies/:id', {
  summary: 'Delete a canned reply',
  access: 'admin',
  programs: 'internal',
  permission: 'canned_replies.change',
  answers: { 200: Done },
  failures: ['not_found'],
});
