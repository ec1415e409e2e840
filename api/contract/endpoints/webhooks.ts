import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { webhookDeliveryHeadings } from '../nouns/webhook-endpoint.ts';
import {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryListQuery,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointList,
  WebhookEndpointWithSecret,
} from '../webhooks.ts';

export const listWebhookEndpoints = defineEndpoint('GET /api/admin/webhooks', {
  summary: 'List webhooks',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  answers: { 200: WebhookEndpointList },
});

export const createWebhookEndpoint = defineEndpoint('POST /api/admin/webhooks', {
  summary: 'Create a webhook',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  body: NewWebhookEndpoint,
  answers: { 201: WebhookEndpointWithSecret },
  failures: ['conflict'],
});

export const getWebhookEndpoint = defineEndpoint('GET /api/admin/webhooks/:id', {
  summary: 'Get a webhook',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  answers: { 200: WebhookEndpoint },
  failures: ['not_found'],
});

export const updateWebhookEndpoint = defineEndpoint('PATCH /api/admin/webhooks/:id', {
  summary: 'Update a webhook',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  body: WebhookEndpointChange,
  answers: { 200: WebhookEndpoint },
  failures: ['not_found', 'conflict'],
});

export const deleteWebhookEndpoint = defineEndpoint('DELETE /api/admin/webhooks/:id', {
  summary: 'Delete a webhook and what it was sent',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  answers: { 200: Done },
  failures: ['not_found'],
});

export const rotateWebhookSecret = defineEndpoint('POST /api/admin/webhooks/:id/rotate-secret', {
  summary: 'Create another secret for a webhook; the previous one also signs for a day',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  answers: { 200: WebhookEndpointWithSecret },
  failures: ['not_found'],
});

export const disableWebhookEndpoint = defineEndpoint('POST /api/admin/webhooks/:id/disable', {
  summary: 'Turn off a webhook; what happens until it is turned on is not sent to it',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  answers: { 200: WebhookEndpoint },
  failures: ['not_found'],
});

export const enableWebhookEndpoint = defineEndpoint('POST /api/admin/webhooks/:id/enable', {
  summary: 'Turn on a webhook that was turned off, by an admin or because it kept failing',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  answers: { 200: WebhookEndpoint },
  failures: ['not_found'],
});

export const testWebhookEndpoint = defineEndpoint('POST /api/admin/webhooks/:id/test', {
  summary: 'Send a test event to a webhook',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  answers: { 200: WebhookDelivery },
  failures: ['not_found'],
});

export const listWebhookDeliveries = defineEndpoint('GET /api/admin/webhooks/:id/deliveries', {
  summary: 'List the events for a webhook and what it answered',
  access: 'admin',
  programs: 'refused',
  permission: 'webhooks.manage',
  query: WebhookDeliveryListQuery,
  answers: { 200: WebhookDeliveryList },
  csv: { headings: webhookDeliveryHeadings },
  failures: ['not_found'],
});

export const resendWebhookDelivery = defineEndpoint(
  'POST /api/admin/webhooks/:id/deliveries/:deliveryId/resend',
  {
    summary: 'Send an event again to a webhook',
    access: 'admin',
    programs: 'refused',
    permission: 'webhooks.manage',
    answers: { 200: WebhookDelivery },
    failures: ['not_found', 'conflict'],
  },
);
