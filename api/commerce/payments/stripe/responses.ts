import { centsPerUnit } from '#contract/currency';
import { currencies } from '#db/values/currencies';
import { ProviderRefused, ProviderUnavailable } from '../provider/failures.ts';
import { Stripe } from './client.ts';

/** Another request is in progress, or there were too many: the same one may be accepted later. */
const tryLater = [408, 409, 424, 425, 429];

/**
 * Turns every error of the package into {@link ProviderUnavailable}, and a final refusal into {@link
 * ProviderRefused}.
 */
export async function wrapErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // The provider's messages may contain personal data; its codes don't.
    const { type, code, param, requestId, statusCode } = error;
    const answer = [type, code, param, requestId].filter(Boolean).join(' ');
    if (statusCode && statusCode >= 400 && statusCode < 500 && !tryLater.includes(statusCode)) {
      const reason = [401, 403].includes(statusCode) ? 'not_authorized' : 'rejected';
      throw new ProviderRefused(reason, `${statusCode}: ${answer}`, param);
    }
    throw new ProviderUnavailable(`The provider answered ${statusCode ?? 'nothing'}: ${answer}`);
  }
}

/** Whether the provider has no such object. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 404;
}

/** Whether the provider refused the request. */
export function isRefusal(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.statusCode === 400 || error.statusCode === 404)
  );
}

/** Whether the request named a missing object of a kind such as 'customer'. */
export function isMissingParam(error: unknown, kind: string): boolean {
  return isRefusal(error) && error.code === 'resource_missing' && error.param === kind;
}

/** For calls that name prices: archived or unknown ones become 'price_not_for_sale'. */
export function refusePriceNotForSale(error: unknown): never {
  if (isRefusal(error) && error.param?.endsWith('[price]')) {
    throw new ProviderRefused('price_not_for_sale');
  }
  throw error;
}

export function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** For lists: the provider answers 400 where the owner is unknown. */
export function nullIfOwnerMissing(error: unknown): null {
  if (isRefusal(error) && error.code === 'resource_missing') return null;
  throw error;
}

export function expanded<T extends { id: string }>(
  reference: string | T | null | undefined,
): T | null {
  return typeof reference === 'string' ? null : (reference ?? null);
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function toDateOrNull(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' ? toDate(seconds) : null;
}

/** Invoices have one payment here. More can only be added in the provider's dashboard. */
export function intentOf(payments: Stripe.InvoicePayment[]): string | null {
  return idOf(paidOf(payments)?.payment.payment_intent);
}

/** The payment by card of an invoice. */
export function paidOf(payments: Stripe.InvoicePayment[]): Stripe.InvoicePayment | undefined {
  return payments.find(({ status, payment }) => status === 'paid' && payment.payment_intent);
}

/** Whether a line is a proration. */
export function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  const { subscription_item_details, invoice_item_details } = parent ?? {};
  return (subscription_item_details ?? invoice_item_details)?.proration ?? false;
}

/** What credit paid of an invoice. A negative balance is a credit. */
export function creditUsedBy(invoice: Stripe.Invoice): number {
  const { starting_balance, ending_balance, currency } = invoice;
  return toCents(Math.max(0, (ending_balance ?? starting_balance) - starting_balance), currency);
}

/** What discounts took off an invoice. */
export function discountOn({ total_discount_amounts, currency }: Stripe.Invoice): number {
  const amounts = (total_discount_amounts ?? []).map(({ amount }) => amount);
  return toCents(
    amounts.reduce((sum, amount) => sum + amount, 0),
    currency,
  );
}

/** The tax in what was paid of an invoice, in proportion where credit paid a part of it. */
export function taxOn({ total, total_taxes, amount_paid, currency }: Stripe.Invoice): number {
  const tax = (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return total > 0 ? toCents(Math.round((tax * amount_paid) / total), currency) : 0;
}

/** Our cents, hundredths of a currency, in the provider's smallest unit. */
export function toProviderAmount(cents: number, currency: string): number {
  return Math.round(cents / ratioOf(currency));
}

/** An amount in the provider's smallest unit as our cents. It may round a share to thousandths. */
export function toCents(amount: number, currency: string | null | undefined): number {
  return Math.round(amount * ratioOf(currency));
}

/** Of a currency that no shop here has, the provider's number is kept. */
function ratioOf(code: string | null | undefined): number {
  const currency = currencies.find((known) => known === code);
  return currency ? centsPerUnit(currency) : 1;
}
