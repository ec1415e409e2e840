import type { PortalRequest } from '../provider/checkouts.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import { isMissingParam, wrapErrors } from './responses.ts';

type PortalMethods = Pick<PaymentProvider, 'openPortal'>;
type Configuration = Stripe.BillingPortal.ConfigurationCreateParams;
type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** The provider rejects longer headlines. */
const maxHeadlineLength = 60;

export function portalMethods({ stripe, withKey }: StripeClient): PortalMethods {
  return {
    openPortal: (request) =>
      wrapErrors(async () => {
        const { customerId: customer, returnUrl: return_url, changedUrl } = request;
        const configuration = await configured(configurationFor(request));
        return stripe.billingPortal.sessions
          .create({ customer, return_url, configuration, flow_data: cardForm(changedUrl) })
          .then(({ url }) => ({ url }))
          .catch((error) => {
            if (isMissingParam(error, 'customer')) return null;
            throw error;
          });
      }),
  };

  /** Stored at the provider and found again by a digest of its content. */
  async function configured(wanted: Configuration): Promise<string> {
    const mark = new Bun.CryptoHasher('sha256').update(JSON.stringify(wanted)).digest('hex');
    const made = stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    for await (const { id, metadata } of made) {
      if (metadata?.madeFor === mark) return id;
    }
    const { id } = await withKey(`portal:${mark}`, (key) =>
      stripe.billingPortal.configurations.create({ ...wanted, metadata: { madeFor: mark } }, key),
    );
    return id;
  }
}

/** Opens the card form directly and returns after saving, without the portal's other pages. */
function cardForm(return_url: string): Flow {
  const after_completion = { type: 'redirect', redirect: { return_url } } as const;
  return { type: 'payment_method_update', after_completion };
}

/** Cancellations and plan changes stay in the shop, with its terms and emails. */
function configurationFor({ headline, termsUrl, privacyUrl }: PortalRequest): Configuration {
  return {
    business_profile: {
      headline: shortened(headline, maxHeadlineLength),
      terms_of_service_url: termsUrl,
      privacy_policy_url: privacyUrl,
    },
    features: {
      customer_update: { enabled: true, allowed_updates: ['name', 'address'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
  };
}

function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}
