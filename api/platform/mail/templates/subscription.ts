import { describeCard } from '#contract/card-name';
import { formatCents, formatDay, formatDays } from './format.ts';
import type { Block, Fact } from './letter.ts';
import { quoted } from './sanitize-text.ts';

/** Named in every email about a subscription. `customerName` '': to an unverified address. */
export type AboutSubscription = { customerName: string; productTitle: string; orderId: string };

/** `cents`: US cents. */
export type NextCharge = { cents: number; at: Date };

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
  return charge ? [['Next charge', `${formatCents(charge.cents)} on ${formatDay(charge.at)}`]] : [];
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
