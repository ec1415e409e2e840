import { Handover, LiveAddressChange } from '../delivery.ts';
import { DeliveryBoard, DeliveryBoardQuery, StageChange } from '../delivery-stages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { orderHeadings } from '../nouns/order.ts';
import { SettledFlags } from '../order-flags.ts';
import { OrderListQuery } from '../order-list.ts';
import { OrderTimeline } from '../order-timeline.ts';
import { OrderDetails, OrderList } from '../orders.ts';

export const listOrders = defineEndpoint('GET /api/orders', {
  summary: 'List orders',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  query: OrderListQuery,
  answers: { 200: OrderList },
  csv: { headings: orderHeadings },
});

export const getDeliveryBoard = defineEndpoint('GET /api/orders/board', {
  summary: 'List undelivered orders by stage',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  query: DeliveryBoardQuery,
  answers: { 200: DeliveryBoard },
});

export const getOrder = defineEndpoint('GET /api/orders/:id', {
  summary: 'Get an order with its payments',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  answers: { 200: OrderDetails },
  failures: ['not_found'],
});

export const getOrderTimeline = defineEndpoint('GET /api/orders/:id/timeline', {
  summary: 'Get the timeline of an order',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: OrderTimeline },
  failures: ['not_found'],
});

export const settleOrderFlags = defineEndpoint('POST /api/orders/:id/settle-flag', {
  summary: 'Mark flags on an order as resolved',
  access: 'admin',
  programs: 'internal',
  permission: 'payments.resolve',
  body: SettledFlags,
  answers: { 200: OrderDetails },
  failures: ['not_found', 'conflict'],
});

export const changeOrderStage = defineEndpoint('PATCH /api/orders/:id/stage', {
  summary: 'Move an order to a stage, set its preview address or assign it',
  access: 'admin',
  programs: 'stable',
  permission: 'orders.deliver',
  body: StageChange,
  answers: { 200: OrderDetails },
  failures: ['not_found', 'conflict'],
});

export const startOrder = defineEndpoint('POST /api/orders/:id/start', {
  summary: 'Start work on an order',
  access: 'admin',
  programs: 'stable',
  permission: 'orders.deliver',
  answers: { 200: OrderDetails },
  failures: ['not_found', 'conflict'],
});

export const deliverOrder = defineEndpoint('POST /api/orders/:id/deliver', {
  summary: 'Deliver an order, or replace its credentials',
  access: 'admin',
  programs: 'stable',
  permission: 'orders.deliver',
  body: Handover,
  answers: { 200: OrderDetails },
  failures: ['not_found', 'conflict'],
});

export const changeLiveAddress = defineEndpoint('PATCH /api/orders/:id/live-address', {
  summary: 'Change the live address of a delivered website',
  access: 'admin',
  programs: 'stable',
  permission: 'orders.deliver',
  body: LiveAddressChange,
  answers: { 200: OrderDetails },
  failures: ['not_found', 'conflict'],
});
