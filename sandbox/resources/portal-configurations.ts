import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { notSupported } from '../protocol/errors.ts';
import { listOperation } from '../protocol/listing.ts';
import { operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { mergeMetadata } from './metadata.ts';
import { retrieveOperation } from './retrieve.ts';

export type PortalConfiguration = Kinds['billing_portal.configuration'];
type CreateParams = Wire<Stripe.BillingPortal.ConfigurationCreateParams>;
type Features = PortalConfiguration['features'];

const KIND = 'billing_portal.configuration';
const URL = '/v1/billing_portal/configurations';
const FEATURES = [
  ...['customer_update', 'invoice_history', 'subscription_cancel', 'subscription_update'],
  ...['payment_method_update.enabled', 'subscription_pause.enabled'],
];
const REASONS: Features['subscription_cancel']['cancellation_reason']['options'] = [
  ...(['too_expensive', 'missing_features', 'switched_service', 'unused'] as const),
  ...(['customer_service', 'too_complex', 'low_quality', 'other'] as const),
];

const create = operation<CreateParams>(
  `POST ${URL}`,
  [
    ...['business_profile', 'default_return_url', 'login_page.enabled', 'metadata', 'name'],
    ...FEATURES.map((name) => `features.${name}`),
  ],
  ({ objects, emit, now, params }) => {
    const { business_profile, features } = params;
    if (features.subscription_update?.enabled) {
      throw notSupported('plan changes in the portal', 'features[subscription_update][enabled]');
    }
    if (params.login_page?.enabled) {
      throw notSupported('the login page of the portal', 'login_page[enabled]');
    }
    const configuration: PortalConfiguration = {
      id: newId('bpc'),
      object: KIND,
      active: true,
      application: null,
      business_profile: {
        headline: business_profile?.headline || null,
        privacy_policy_url: business_profile?.privacy_policy_url ?? null,
        terms_of_service_url: business_profile?.terms_of_service_url ?? null,
      },
      created: now,
      default_return_url: params.default_return_url || null,
      features: featuresOf(features),
      is_default: false,
      livemode: false,
      login_page: { enabled: false, url: null },
      metadata: mergeMetadata({}, params.metadata),
      name: params.name || null,
      updated: now,
    };
    emit('billing_portal.configuration.created', objects.insert(KIND, configuration));
    return configuration;
  },
);

export const portalConfigurations = [
  create,
  listOperation<Wire<Stripe.BillingPortal.ConfigurationListParams>>(`GET ${URL}`, KIND, {
    active: 'active',
    is_default: 'is_default',
  }),
  retrieveOperation(`GET ${URL}/{id}`, KIND, 'configuration'),
];

function featuresOf(given: CreateParams['features']): Features {
  const { customer_update, subscription_cancel: cancel } = given;
  const reasonParams = cancel?.cancellation_reason;
  return {
    customer_update: {
      allowed_updates: customer_update?.allowed_updates || [],
      enabled: customer_update?.enabled ?? false,
    },
    invoice_history: { enabled: given.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: given.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: {
        enabled: reasonParams?.enabled ?? false,
        feedback_options: null,
        options: reasonParams?.options || REASONS,
      },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: cancel?.proration_behavior ?? 'none',
    },
    subscription_pause: {
      duration: { interval_options: [], type: 'indefinite' },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  };
}
