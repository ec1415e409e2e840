import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { LastReconciliation, Reconciliation, RestoredOrder } from '../reconciliation.ts';
import { WebhookVersion } from '../webhook-version.ts';

export const getReconciliation = defineEndpoint('GET /api/admin/reconciliation', {
  summary: 'Get the latest reconciliation',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: LastReconciliation },
});

export const startReconciliation = defineEndpoint('POST /api/admin/reconciliation', {
  summary: 'Start a reconciliation, or get the one that is running',
  access: 'admin',
  programs: 'internal',
  permission: 'payments.resolve',
  answers: { 200: Reconciliation, 201: Reconciliation },
});

export const restoreSubscription = defineEndpoint(
  'POST /api/admin/reconciliation/subscriptions/:id/restore',
  {
    summary: 'Restore the order of an unmatched subscription',
    access: 'admin',
    programs: 'internal',
    permission: 'payments.resolve',
    answers: { 201: RestoredOrder },
    failures: ['not_found', 'conflict', 'provider_down'],
  },
);

export const refundSubscription = defineEndpoint(
  'POST /api/admin/reconciliation/subscriptions/:id/refund',
  {
    summary: 'Refund and end an unmatched subscription',
    access: 'admin',
    programs: 'internal',
    permission: 'payments.resolve',
    answers: { 200: Done },
    failures: ['sign_in_again', 'not_found', 'conflict', 'provider_down'],
  },
);

export const dismissSubscription = defineEndpoint(
  'POST /api/admin/reconciliation/subscriptions/:id/dismiss',
  {
    summary: 'Dismiss an unmatched subscription',
    access: 'admin',
    programs: 'internal',
    permission: 'payments.resolve',
    answers: { 200: Done },
    failures: ['not_found'],
  },
);

export const getWebhookVersion = defineEndpoint('GET /api/admin/webhook-version', {
  summary: 'Get the API version of the payment provider’s events',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: WebhookVersion },
});
