import { CredentialList } from '../delivery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { subscriptionHeadings } from '../list-headings.ts';
import { PlanChange, PlanPreview } from '../plan-changes.ts';
import { SubscriptionDetails, SubscriptionList, SubscriptionListQuery } from '../subscriptions.ts';

export const listSubscriptions = defineEndpoint('GET /api/customer/subscriptions', {
  summary: 'List the subscriptions of the signed-in customer',
  access: 'customer',
  programs: 'refused',
  query: SubscriptionListQuery,
  answers: { 200: SubscriptionList },
  csv: { headings: subscriptionHeadings },
});

export const getSubscription = defineEndpoint('GET /api/customer/subscriptions/:id', {
  summary: 'Get a subscription with its delivery',
  access: 'customer',
  programs: 'refused',
  answers: { 200: SubscriptionDetails },
  failures: ['not_found'],
});

export const revealCredentials = defineEndpoint(
  'POST /api/customer/subscriptions/:id/credentials/reveal',
  {
    summary: 'Reveal the credentials of a website',
    access: 'customer',
    programs: 'refused',
    answers: { 200: CredentialList },
    failures: ['sign_in_again', 'not_found', 'conflict', 'rate_limited'],
  },
);

export const previewPlanChange = defineEndpoint(
  'POST /api/customer/subscriptions/:id/plan/preview',
  {
    summary: 'Preview a plan change',
    access: 'customer',
    programs: 'refused',
    body: PlanChange,
    answers: { 200: PlanPreview },
    failures: ['not_found', 'conflict', 'change_card', 'rate_limited', 'provider_down'],
  },
);

export const changePlan = defineEndpoint('POST /api/customer/subscriptions/:id/plan', {
  summary: 'Change the plan of a subscription',
  access: 'customer',
  programs: 'refused',
  body: PlanChange,
  answers: { 200: SubscriptionDetails },
  failures: ['not_found', 'conflict', 'change_card', 'rate_limited', 'provider_down'],
});
