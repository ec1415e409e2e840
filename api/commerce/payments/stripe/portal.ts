import type { PortalRequest } from '../provider/portal.ts';
import type { PaymentProvider } from '../provider.ts';
import { answered, isMissing } from './answers.ts';
import type { Stripe, StripeClient } from './client.ts';

type PortalVerbs = Pick<PaymentProvider, 'openPortal'>;
type Configuration = Stripe.BillingPortal.ConfigurationCreateParams;
type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** The provider refuses a longer headline, and with it the whole page. */
const maxHeadlineLength = 60;

export function portalVerbs({ stripe, withKey }: StripeClient): PortalVerbs {
  return {
    openPortal: (request) =>
      answered(async () => {
        const { customerId: customer, returnUrl: return_url, changedUrl } = request;
        const configuration = await configured(configurationFor(request));
        return stripe.billingPortal.sessions
          .create({ customer, return_url, configuration, flow_data: cardForm(changedUrl) })
          .then(({ url }) => ({ url }))
          .catch((error) => {
            if (isMissing(error, 'customer')) return null;
            throw error;
          });
      }),
  };

  /** The provider keeps it, marked by what it says: another wish makes another configuration. */
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

/** The form at once, and back from it without a press more: the portal's other pages are left out. */
function cardForm(return_url: string): Flow {
  const after_completion = { type: 'redirect', redirect: { return_url } } as const;
  return { type: 'payment_method_update', after_completion };
}

/** Cancelling and other plans are the shop's own: its terms and mails go with them. */
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
