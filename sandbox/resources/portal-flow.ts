import type Stripe from 'stripe';
import { invalid, missingParameter, notSupported } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import type { PortalConfiguration } from './portal-configurations.ts';
import { requireObject } from './retrieve.ts';

type Flow = NonNullable<Kinds['billing_portal.session']['flow']>;
type Given = Wire<Stripe.BillingPortal.SessionCreateParams.FlowData>;

interface Of {
  customer: Kinds['customer'];
  configuration: PortalConfiguration;
}

/** The provider's flows and the configuration feature each one needs. null means unsupported. */
const FLOWS = {
  customer_update: 'customer_update',
  payment_method_update: 'payment_method_update',
  subscription_cancel: 'subscription_cancel',
  subscription_pause: null,
  subscription_update: null,
  subscription_update_confirm: null,
} as const;
const ENDS = ['hosted_confirmation', 'portal_homepage', 'redirect'];

/** A portal flow and what happens after it. */
export function portalFlow(context: Context, given: Given, of: Of): Flow {
  const { after_completion, subscription_cancel, type } = given;
  checkType(type, of.configuration);
  if ((type === 'subscription_cancel') !== (subscription_cancel !== undefined)) {
    throw missingParameter('flow_data[subscription_cancel]');
  }
  if (subscription_cancel) checkCancel(context, subscription_cancel.subscription, of.customer);
  return {
    after_completion: endOf(after_completion),
    customer_update: null,
    subscription_cancel: subscription_cancel
      ? { retention: null, subscription: subscription_cancel.subscription }
      : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
}

export function checkUrl(url: string, param: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['http:', 'https:'].includes(protocol)) {
    throw invalid('Not a valid URL', param, 'url_invalid');
  }
}

function checkType(type: string, { features }: PortalConfiguration): void {
  const param = 'flow_data[type]';
  if (!isFlow(type)) throw noneOf(Object.keys(FLOWS), param);
  const feature = FLOWS[type];
  if (feature === null) throw notSupported(`the flow ${type}`, param);
  if (!features[feature].enabled) {
    throw invalid(`The feature ${feature} is disabled in your portal configuration.`, param);
  }
}

function isFlow(type: string): type is keyof typeof FLOWS {
  return Object.hasOwn(FLOWS, type);
}

function checkCancel(context: Context, id: string, { id: customer }: Kinds['customer']): void {
  const param = 'flow_data[subscription_cancel][subscription]';
  const found = requireObject(context, 'subscription', id, param);
  if (found.customer !== customer || found.ended_at !== null) {
    throw invalid('This subscription cannot be canceled by this customer.', param);
  }
}

function endOf(given: Given['after_completion']): Flow['after_completion'] {
  const param = 'flow_data[after_completion]';
  const type = given?.type ?? 'portal_homepage';
  if (!ENDS.includes(type)) throw noneOf(ENDS, `${param}[type]`);
  const end = { hosted_confirmation: null, redirect: null, type };
  if (type === 'hosted_confirmation') {
    const custom_message = given?.hosted_confirmation?.custom_message ?? null;
    return { ...end, hosted_confirmation: { custom_message } };
  }
  if (type !== 'redirect') return end;
  if (!given?.redirect) throw missingParameter(`${param}[redirect]`);
  checkUrl(given.redirect.return_url, `${param}[redirect][return_url]`);
  return { ...end, redirect: given.redirect };
}

function noneOf(known: string[], param: string) {
  return invalid(`Invalid ${param}: must be one of ${known.join(', ')}`, param);
}
