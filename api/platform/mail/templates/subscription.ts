import { describeCard } from '#contract/card-name';
import type { ChargeTax } from '#contract/checkout-tax';
import { addedTaxOf, taxClause, taxLines } from '#contract/tax-lines';
import { formatCents, formatDay, formatDays } from './format.ts';
import type { Block, Fact } from './letter.ts';
import { quoted } from './sanitize-text.ts';

/** Named in every email about a subscription. `customerName` '': to an unverified address. */
export type AboutSubscription = { customerName: string; productTitle: string; orderId: string };

/** `cents`: with its tax. */
export type NextCharge = { cents: number; at: Date; tax?: ChargeTax | null };

/** The tax in a payment, and who sells as the tax settings say it. Absent, null: without tax. */
export type TaxedPayment = { tax?: ChargeTax | null; seller?: string | null };

/** A paid invoice of the provider. `url`: its page. Each is null where it is unknown. */
export type PaidInvoice = {
  number: string | null;
  url: string | null;
  period: { startsAt: Date; endsAt: Date } | null;
  card: { brand: string; last4: string } | null;
};

/** The first line of every email to a customer. */
export const greeting = 'Hello {customerName},';

/** Variables for texts about a subscription. */
export function subscriptionVariables(data: AboutSubscription) {
  const { customerName, productTitle, orderId } = data;
  return {
    customerName: quoted(customerName) || 'there',
    productTitle: quoted(productTitle),
    orderId,
  };
}

export function orderFacts({ orderId, productTitle }: AboutSubscription): Fact[] {
  return [
    ['Order', orderId],
    ['Website', quoted(productTitle)],
  ];
}

export function paidInvoiceFacts({ number, period, card }: PaidInvoice): Fact[] {
  const facts: (Fact | null)[] = [
    number === null ? null : ['Invoice', number],
    period && ['Period', formatDays(period.startsAt, period.endsAt)],
    card && ['Card', describeCard(card)],
  ];
  return facts.filter((fact) => fact !== null);
}

/** Empty while the provider has not reported it. */
export function nextChargeFact(charge: NextCharge | null | undefined): Fact[] {
  if (!charge) return [];
  const { cents, at, tax } = charge;
  const clause = taxClause(tax, formatCents);
  return [['Next charge', `${formatCents(cents)} on ${formatDay(at)}${clause}`]];
}

/** Come before what was paid. */
export function taxFacts({ tax }: TaxedPayment, paidCents: number): Fact[] {
  return taxLines(tax, paidCents).map(({ label, cents, note }) => [
    label,
    note ?? formatCents(cents),
  ]);
}

/** Continues a price: ' plus tax' where tax is added to it. */
export function plusTax(tax: ChargeTax | null | undefined): string {
  return addedTaxOf(tax) !== 0 ? ' plus tax' : '';
}

export function sellerFact({ seller }: TaxedPayment): Fact[] {
  return seller ? [['Seller', quoted(seller.replaceAll('\n', ', '))]] : [];
}

export function ownSubscriptions(label: string, { baseUrl }: { baseUrl: string }): Block {
  return { is: 'action', label, url: `${baseUrl}/dashboard/subscriptions` };
}

/** For use within a sentence. */
export function periodEnd(endsAt: Date | null | undefined): string {
  const end = 'the end of your paid period';
  return endsAt ? `${formatDay(endsAt)}, ${end}` : end;
}

/** Empty once the account has the order. */
export function guestOrderLink(token: string | null, { baseUrl }: { baseUrl: string }): Block[] {
  return token ? [{ is: 'link', label: 'View order', url: `${baseUrl}/order/${token}` }] : [];
}
