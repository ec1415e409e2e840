import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid, missingParameter } from '../protocol/errors.ts';
import { field } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import type { PortalConfiguration } from './portal-configurations.ts';
import { checkUrl, portalFlow } from './portal-flow.ts';
import { requireReferenced } from './retrieve.ts';

export type PortalSession = Kinds['billing_portal.session'];
type Params = Wire<Stripe.BillingPortal.SessionCreateParams>;

const KIND = 'billing_portal.session';

const create = operation<Params>(
  'POST /v1/billing_portal/sessions',
  [
    ...['configuration', 'customer', 'flow_data.after_completion', 'flow_data.type', 'locale'],
    ...['flow_data.subscription_cancel.subscription', 'return_url'],
  ],
  (call) => {
    const { objects, emit, params, publicUrl, realNow } = call;
    if (params.customer === undefined) throw missingParameter('customer');
    const customer = requireReferenced(call, 'customer', params.customer, 'customer');
    const configuration = configurationOf(call, params.configuration);
    const { flow_data } = params;
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: KIND,
      after_expiration: null,
      configuration: configuration.id,
      created: realNow,
      customer: customer.id,
      customer_account: null,
      flow: flow_data ? portalFlow(call, flow_data, { customer, configuration }) : null,
      livemode: false,
      locale: params.locale ?? null,
      on_behalf_of: null,
      return_url: params.return_url ?? configuration.default_return_url,
      url: `${publicUrl}/p/session/${id}`,
    };
    if (session.return_url !== null) checkUrl(session.return_url, 'return_url');
    emit('billing_portal.session.created', objects.insert(KIND, session));
    return session;
  },
);

export const portalSessions = [create];

/** As with the provider, the portal needs a configuration first. */
function configurationOf(call: Context, id: string | undefined): PortalConfiguration {
  if (id !== undefined)
    return requireReferenced(call, 'billing_portal.configuration', id, 'configuration');
  const where = [field('is_default', true)];
  const [standard] =
    call.objects.page('billing_portal.configuration', { where, limit: 1 })?.data ?? [];
  if (standard) return standard;
  throw invalid(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings.',
    'configuration',
  );
}
