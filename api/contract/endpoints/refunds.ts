import { defineEndpoint } from '../endpoint.ts';
import { NewRefund, Refund, Refundable, RefundList, RefundListQuery } from '../refunds.ts';

export const getRefundable = defineEndpoint('GET /api/orders/:id/refundable', {
  summary: 'Get how much of an order can be refunded',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  answers: { 200: Refundable },
  failures: ['not_found'],
});

export const listRefunds = defineEndpoint('GET /api/orders/:id/refunds', {
  summary: 'List the refunds of an order',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  query: RefundListQuery,
  answers: { 200: RefundList },
  csv: { headings: {} },
  failures: ['not_found'],
});

export const createRefund = defineEndpoint('POST /api/orders/:id/refunds', {
  summary: 'Refund an order',
  access: 'admin',
  programs: 'stable',
  permission: 'orders.refund',
  body: NewRefund,
  answers: { 201: Refund },
  failures: ['sign_in_again', 'not_found', 'conflict'],
});
