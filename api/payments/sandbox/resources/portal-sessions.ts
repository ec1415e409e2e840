import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid, missing, notSpoken } from '../protocol/errors.ts';
import { field } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import type { PortalConfiguration } from './portal-configurations.ts';
import { mustHave, referred } from './retrieve.ts';

export type PortalSession = Kinds['billing_portal.session'];
type Params = Wire<Stripe.BillingPortal.SessionCreateParams>;
type Flow = NonNullable<PortalSession['flow']>;

const KIND = 'billing_portal.session';
const FLOWS = ['customer_update', 'payment_method_update', 'subscription_cancel'];

const create = operation<Params>(
  'POST /v1/billing_portal/sessions',
  [
    ...['configuration', 'customer', 'flow_data.after_completion', 'flow_data.type', 'locale'],
    ...['flow_data.subscription_cancel.subscription', 'return_url'],
  ],
  (call) => {
    const { objects, emit, params, publicUrl, realNow } = call;
    if (params.customer === undefined) throw missing('customer');
    const customer = referred(call, 'customer', params.customer, 'customer');
    const configuration = configurationOf(call, params.configuration);
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: KIND,
      after_expiration: null,
      configuration: configuration.id,
      created: realNow,
      customer: customer.id,
      customer_account: null,
      flow: params.flow_data ? flowOf(call, params.flow_data, customer.id) : null,
      livemode: false,
      locale: params.locale ?? null,
      on_behalf_of: null,
      return_url: params.return_url ?? configuration.default_return_url,
      url: `${publicUrl}/p/session/${id}`,
    };
    if (session.return_url !== null) checkUrl(session.return_url);
    emit('billing_portal.session.created', objects.insert(KIND, session));
    return session;
  },
);

export const portalSessions = [create];

/** As at the provider, somebody has to say what the portal may do before it opens. */
function configurationOf(call: Context, id: string | undefined): PortalConfiguration {
  if (id !== undefined) return referred(call, 'billing_portal.configuration', id, 'configuration');
  const where = [field('is_default', true)];
  const [standard] =
    call.objects.page('billing_portal.configuration', { where, limit: 1 })?.data ?? [];
  if (standard) return standard;
  throw invalid(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings.',
    'configuration',
  );
}

function flowOf(call: Context, given: NonNullable<Params['flow_data']>, customer: string): Flow {
  const { after_completion, subscription_cancel, type } = given;
  if (!FLOWS.includes(type)) throw notSpoken(`the flow ${type}`, 'flow_data[type]');
  if ((type === 'subscription_cancel') !== (subscription_cancel !== undefined)) {
    throw missing('flow_data[subscription_cancel]');
  }
  if (subscription_cancel) {
    const param = 'flow_data[subscription_cancel][subscription]';
    const { subscription } = subscription_cancel;
    const found = mustHave(call, 'subscription', subscription, param);
    if (found.customer !== customer || found.ended_at !== null) {
      throw invalid('This subscription cannot be canceled by this customer.', param);
    }
  }
  return {
    after_completion: {
      hosted_confirmation:
        after_completion?.type === 'hosted_confirmation'
          ? { custom_message: after_completion.hosted_confirmation?.custom_message ?? null }
          : null,
      redirect: after_completion?.redirect ?? null,
      type: after_completion?.type ?? 'portal_homepage',
    },
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

function checkUrl(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['http:', 'https:'].includes(protocol)) {
    throw invalid('Not a valid URL', 'return_url', 'url_invalid');
  }
}
