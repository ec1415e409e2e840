import { displayAddress } from '#api/platform/email-address';
import { supportName } from '#contract/support-packages';
import type { BillingInterval } from '#db/values/enumerations';
import { defineTemplate } from './define-template.ts';
import { formatCents, perInterval, planName } from './format.ts';
import type { Block } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
  plusTax,
  subscriptionVariables,
} from './subscription.ts';

/** `cents`: US cents per interval. `supportPackage`: the stored value. */
type Plan = { billingInterval: BillingInterval; supportPackage: string; cents: number };

export type PlanChangedData = AboutSubscription & {
  before: Plan;
  after: Plan;
  /** What the change charged; below zero: what became credit. null: unknown. */
  dueCents: number | null;
  nextCharge: NextCharge | null;
};

export const planChanged = defineTemplate({
  kind: 'plan-changed',
  texts: {
    subject: 'Your plan for {productTitle} has changed',
    preview: 'Your new price is {price}.',
    title: 'Your plan has changed',
    greeting,
    intro:
      'You changed the plan of your subscription. It now costs {price} and renews at this price until you cancel.',
    action: 'View subscription',
  },
  required: { intro: ['price'] },
  variables: (data: PlanChangedData) => ({
    ...subscriptionVariables(data),
    price:
      perInterval(data.after.cents, data.after.billingInterval) + plusTax(data.nextCharge?.tax),
  }),
  write: (data: PlanChangedData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'facts', rows: factsOf(data) },
      ...explain(data),
      ownSubscriptions(action, shop),
      {
        is: 'link',
        label: 'View invoices',
        url: `${shop.baseUrl}/dashboard/billing?order=${data.orderId}#invoices`,
      },
      {
        is: 'note',
        text: `If you didn’t make this change, reset your password and email ${displayAddress(shop.sender.supportEmail)}.`,
      },
    ],
  }),
});

function factsOf(data: PlanChangedData): [string, string][] {
  const { before, after, dueCents, nextCharge } = data;
  return [
    ...orderFacts(data),
    ['Previous plan', planLine(before)],
    ['New plan', planLine(after)],
    ...dueFact(dueCents),
    ...nextChargeFact(nextCharge),
  ];
}

function dueFact(dueCents: number | null): [string, string][] {
  if (dueCents === null) return [];
  return [
    ['Charged now', formatCents(Math.max(0, dueCents))],
    ...(dueCents < 0 ? [['Credit', formatCents(-dueCents)] as [string, string]] : []),
  ];
}

function explain({ dueCents, nextCharge }: PlanChangedData): Block[] {
  const invoices = 'See your invoices for details.';
  if (dueCents === null || dueCents === 0) return [{ is: 'text', text: invoices }];
  if (dueCents > 0) {
    const charged = `We charged ${formatCents(dueCents)} to your card, after crediting the unused time on your previous plan.`;
    return [{ is: 'text', text: `${charged} ${invoices}` }];
  }
  const credit = `The unused time on your previous plan became a credit of ${formatCents(-dueCents)}.`;
  const used = nextCharge ? ' It pays your next charges before your card is charged.' : '';
  return [{ is: 'text', text: `${credit}${used} ${invoices}` }];
}

function planLine({ billingInterval, supportPackage, cents }: Plan): string {
  const parts = [planName(billingInterval), supportName(supportPackage)];
  return `${parts.join(', ')}: ${perInterval(cents, billingInterval)}`;
}
