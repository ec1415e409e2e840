import { formatCents, formatDay } from './format.ts';
import type { Block, Fact } from './letter.ts';
import { quoted } from './quoted.ts';

/** What every mail about a subscription names. */
export type AboutSubscription = { customerName: string; productTitle: string; orderId: string };

/** What is charged next, in US cents, and when. */
export type NextCharge = { cents: number; at: Date };

export function greeting(name: string): Block {
  return { is: 'text', text: `Hello ${quoted(name)},` };
}

export function orderFacts({ orderId, productTitle }: AboutSubscription): Fact[] {
  return [
    ['Order', orderId],
    ['Website', quoted(productTitle)],
  ];
}

/** Nothing where the provider has not told it yet. */
export function nextChargeFact(charge: NextCharge | null | undefined): Fact[] {
  return charge ? [['Next charge', `${formatCents(charge.cents)} on ${formatDay(charge.at)}`]] : [];
}

export function ownSubscriptions(label: string, { baseUrl }: { baseUrl: string }): Block {
  return { is: 'action', label, url: `${baseUrl}/dashboard/subscriptions` };
}

/** Within a sentence; the day only where it is known. */
export function periodEnd(endsAt: Date | null | undefined): string {
  const end = 'the end of the period that you have paid for';
  return endsAt ? `${formatDay(endsAt)}, ${end}` : end;
}
