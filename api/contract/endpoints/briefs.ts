import {
  AddedBriefQuestions,
  AskedBrief,
  Brief,
  BriefFile,
  BriefPatch,
  BriefQuestionChange,
  BriefQuestionQuery,
  BriefSubmission,
  NewBriefFileQuery,
  OrderBrief,
  SavedBrief,
} from '../briefs.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';

const shared = {
  get: { answers: { 200: Brief }, failures: ['not_found', 'conflict'] },
  save: {
    body: BriefPatch,
    answers: { 200: SavedBrief },
    failures: ['not_found', 'conflict', 'rate_limited'],
  },
  send: {
    body: BriefSubmission,
    answers: { 200: Brief },
    failures: ['not_found', 'conflict', 'rate_limited'],
  },
  upload: {
    query: NewBriefFileQuery,
    body: 'application/octet-stream',
    answers: { 201: BriefFile },
    failures: ['validation', 'not_found', 'conflict', 'rate_limited'],
  },
  file: { answers: { 200: 'application/octet-stream' }, failures: ['not_found', 'conflict'] },
  removal: { answers: { 200: Done }, failures: ['not_found', 'conflict'] },
} as const;

export const getBrief = defineEndpoint('GET /api/customer/subscriptions/:id/brief', {
  summary: 'Get the brief of a website',
  access: 'customer',
  programs: 'refused',
  ...shared.get,
});

export const saveBrief = defineEndpoint('PATCH /api/customer/subscriptions/:id/brief', {
  summary: 'Save answers of a brief',
  access: 'customer',
  programs: 'refused',
  ...shared.save,
});

export const sendBrief = defineEndpoint('POST /api/customer/subscriptions/:id/brief/send', {
  summary: 'Send a brief to the shop',
  access: 'customer',
  programs: 'refused',
  ...shared.send,
});

export const uploadBriefFile = defineEndpoint('POST /api/customer/subscriptions/:id/brief/files', {
  summary: 'Add a file to a brief',
  access: 'customer',
  programs: 'refused',
  ...shared.upload,
});

export const getBriefFile = defineEndpoint(
  'GET /api/customer/subscriptions/:id/brief/files/:fileId',
  {
    summary: 'Download a file of a brief',
    access: 'customer',
    programs: 'refused',
    ...shared.file,
  },
);

export const deleteBriefFile = defineEndpoint(
  'DELETE /api/customer/subscriptions/:id/brief/files/:fileId',
  {
    summary: 'Delete a file of a brief',
    access: 'customer',
    programs: 'refused',
    ...shared.removal,
  },
);

export const getGuestBrief = defineEndpoint('GET /api/guest/briefs/:token', {
  summary: 'Get a brief by its link',
  access: 'anyone',
  programs: 'refused',
  ...shared.get,
});

export const saveGuestBrief = defineEndpoint('PATCH /api/guest/briefs/:token', {
  summary: 'Save answers of a brief by its link',
  access: 'anyone',
  programs: 'refused',
  ...shared.save,
});

export const sendGuestBrief = defineEndpoint('POST /api/guest/briefs/:token/send', {
  summary: 'Send a brief to the shop by its link',
  access: 'anyone',
  programs: 'refused',
  ...shared.send,
});

export const uploadGuestBriefFile = defineEndpoint('POST /api/guest/briefs/:token/files', {
  summary: 'Add a file to a brief by its link',
  access: 'anyone',
  programs: 'refused',
  ...shared.upload,
});

export const getGuestBriefFile = defineEndpoint('GET /api/guest/briefs/:token/files/:fileId', {
  summary: 'Download a file of a brief by its link',
  access: 'anyone',
  programs: 'refused',
  ...shared.file,
});

export const deleteGuestBriefFile = defineEndpoint(
  'DELETE /api/guest/briefs/:token/files/:fileId',
  {
    summary: 'Delete a file of a brief by its link',
    access: 'anyone',
    programs: 'refused',
    ...shared.removal,
  },
);

export const getOrderBrief = defineEndpoint('GET /api/orders/:id/brief', {
  summary: 'Get the brief of an order',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: OrderBrief },
  failures: ['not_found', 'conflict'],
});

export const addBriefQuestions = defineEndpoint('POST /api/orders/:id/brief/questions', {
  summary: 'Add questions to a brief that was sent',
  access: 'admin',
  programs: 'internal',
  permission: 'orders.deliver',
  body: AddedBriefQuestions,
  answers: { 200: AskedBrief },
  failures: ['not_found', 'conflict'],
});

export const changeBriefQuestion = defineEndpoint(
  'PATCH /api/orders/:id/brief/questions/:questionId',
  {
    summary: 'Reword a question that was added to a brief and isn’t answered',
    access: 'admin',
    programs: 'internal',
    permission: 'orders.deliver',
    body: BriefQuestionChange,
    answers: { 200: OrderBrief },
    failures: ['not_found', 'conflict'],
  },
);

export const removeBriefQuestion = defineEndpoint(
  'DELETE /api/orders/:id/brief/questions/:questionId',
  {
    summary: 'Remove a question that was added to a brief and isn’t answered',
    access: 'admin',
    programs: 'internal',
    permission: 'orders.deliver',
    query: BriefQuestionQuery,
    answers: { 200: OrderBrief },
    failures: ['validation', 'not_found', 'conflict'],
  },
);

export const getOrderBriefFile = defineEndpoint('GET /api/orders/:id/brief/files/:fileId', {
  summary: 'Download a file of an order’s brief',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  ...shared.file,
});

export const getOrderBriefArchive = defineEndpoint('GET /api/orders/:id/brief/archive', {
  summary: 'Download an order’s brief with all its files',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: 'application/zip' },
  failures: ['not_found', 'conflict'],
});
