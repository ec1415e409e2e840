import * as v from 'valibot';
import {
  CancellationList,
  CancellationListQuery,
  CancellationRequest,
  CancelledOrder,
  CancelOrder,
  RequestCancellation,
} from '../cancellations.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cancellationHeadings } from '../nouns/cancellation.ts';

export const requestCancellation = defineEndpoint('POST /api/customer/subscriptions/:id/cancel', {
  summary: 'Request the cancellation of a subscription',
  access: 'customer',
  programs: 'refused',
  body: v.nullish(RequestCancellation, {}),
  answers: { 201: CancellationRequest },
  failures: ['not_found', 'conflict'],
});

export const withdrawCancellation = defineEndpoint(
  'DELETE /api/customer/subscriptions/:id/cancel',
  {
    summary: 'Withdraw the cancellation of a subscription',
    access: 'customer',
    programs: 'refused',
    answers: { 200: CancellationRequest },
    failures: ['not_found', 'conflict', 'provider_down'],
  },
);

export const listCancellations = defineEndpoint('GET /api/admin/cancellation-requests', {
  summary: 'List cancellation requests',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  query: CancellationListQuery,
  answers: { 200: CancellationList },
  csv: { headings: cancellationHeadings },
});

export const processCancellation = defineEndpoint(
  'PATCH /api/admin/cancellation-requests/:id/process',
  {
    summary: 'Process a cancellation request',
    access: 'admin',
    programs: 'stable',
    permission: 'cancellations.process',
    answers: { 200: CancellationRequest },
    failures: ['not_found', 'conflict', 'provider_down'],
  },
);

export const cancelOrder = defineEndpoint('POST /api/orders/:id/cancel', {
  summary: 'Cancel the subscription of an order',
  access: 'admin',
  programs: 'stable',
  permission: 'orders.cancel',
  body: CancelOrder,
  answers: { 200: CancelledOrder },
  failures: ['sign_in_again', 'not_found', 'conflict', 'provider_down'],
});
