import type { ProviderInvoice, ProviderTax } from '../provider/charges.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import {
  creditUsedBy,
  discountOn,
  idOf,
  isMissingParam,
  nullIfNotFound,
  toCents,
  toDate,
  wrapErrors,
} from './responses.ts';
import { invoiceTaxReader } from './taxes.ts';

type InvoiceMethods = Pick<PaymentProvider, 'invoices' | 'credit'>;

/** The provider's largest page size. */
const maxOfPage = 100;

export function invoiceMethods({ stripe }: StripeClient): InvoiceMethods {
  const taxOf = invoiceTaxReader(stripe);
  return {
    invoices: ({ customerId, refundIds, most }) =>
      wrapErrors(async () => {
        const [invoices, refunds] = await Promise.all([newest(customerId, most), known(refundIds)]);
        const taxed: ProviderInvoice[] = [];
        for (const invoice of invoices) {
          taxed.push({ ...toInvoice(invoice, refunds), ...(await taxOf(invoice)) });
        }
        return taxed;
      }),

    credit: (customer) =>
      wrapErrors(async () => {
        const found = await stripe.customers.retrieve(customer).catch(nullIfNotFound);
        // A negative balance is a credit.
        return found && !found.deleted ? toCents(Math.max(0, -found.balance), found.currency) : 0;
      }),
  };

  async function newest(customer: string, most: number): Promise<Stripe.Invoice[]> {
    const limit = Math.min(most, maxOfPage);
    const pages = stripe.invoices.list({ customer, limit, expand: ['data.payments'] });
    return pages.autoPagingToArray({ limit: most }).catch((error) => {
      if (isMissingParam(error, 'customer')) return [];
      throw error;
    });
  }

  /** Invoice lists don't include refunds, which are nested in payments. */
  async function known(refundIds: readonly string[]): Promise<Stripe.Refund[]> {
    const found = refundIds.map((id) => stripe.refunds.retrieve(id).catch(nullIfNotFound));
    return (await Promise.all(found)).flatMap((refund) => refund ?? []);
  }
}

function toInvoice(
  invoice: Stripe.Invoice,
  refunds: Stripe.Refund[],
): Omit<ProviderInvoice, keyof ProviderTax> {
  const { id, number, created, effective_at, amount_due, total, currency } = invoice;
  const intents = invoice.payments?.data.flatMap(
    ({ payment }) => idOf(payment.payment_intent) ?? [],
  );
  const own = refunds.filter(
    ({ status, payment_intent }) =>
      status !== 'failed' && status !== 'canceled' && intents?.includes(idOf(payment_intent) ?? ''),
  );
  return {
    invoiceId: id,
    number,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    issuedAt: toDate(effective_at ?? created),
    totalCents: toCents(total, currency),
    creditCents: creditUsedBy(invoice),
    cents: toCents(amount_due, currency),
    discountCents: discountOn(invoice),
    refundedCents: toCents(
      own.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    state: stateOf(invoice),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

const states: Record<string, ProviderInvoice['state']> = {
  draft: 'draft',
  open: 'open',
  paid: 'paid',
  uncollectible: 'uncollectible',
  void: 'void',
};

/** Unknown values count as open. */
function stateOf({ status }: Stripe.Invoice): ProviderInvoice['state'] {
  return states[status ?? 'draft'] ?? 'open';
}
