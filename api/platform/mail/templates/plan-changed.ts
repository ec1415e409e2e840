import { supportName } from '#contract/support-packages';
import type { BillingInterval } from '#db/values/enumerations';
import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';
import { perInterval, planName } from './plan.ts';
import {
  type AboutSubscription,
  greeting,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
  subscriptionVariables,
} from './subscription.ts';

/** `cents`: US cents per interval. `supportPackage`: the stored value. */
type Plan = { billingInterval: BillingInterval; supportPackage: string; cents: number };

export type PlanChangedData = AboutSubscription & {
  before: Plan;
  after: Plan;
  nextChargeAt: Date | null;
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
    price: perInterval(data.after.cents, data.after.billingInterval),
  }),
  write: (data: PlanChangedData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'facts', rows: factsOf(data) },
      {
        is: 'text',
        text: 'Unused time on your previous plan is credited to this invoice, or to your next ones. See your invoices for details.',
      },
      ownSubscriptions(action, shop),
      {
        is: 'link',
        label: 'View invoices',
        url: `${shop.baseUrl}/dashboard/billing?order=${data.orderId}#invoices`,
      },
      {
        is: 'note',
        text: `If you didn’t make this change, reset your password and email ${shop.sender.supportEmail}.`,
      },
    ],
  }),
});

function factsOf(data: PlanChangedData): [string, string][] {
  const { before, after, nextChargeAt } = data;
  return [
    ...orderFacts(data),
    ['Previous plan', planLine(before)],
    ['New plan', planLine(after)],
    ...nextChargeFact(nextChargeAt && { cents: after.cents, at: nextChargeAt }),
  ];
}

function planLine({ billingInterval, supportPackage, cents }: Plan): string {
  const parts = [planName(billingInterval), supportName(supportPackage)];
  return `${parts.join(', ')}: ${perInterval(cents, billingInterval)}`;
}
