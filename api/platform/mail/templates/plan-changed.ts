import { brand } from '#contract/brand';
import { supportName } from '#contract/support-packages';
import type { BillingInterval } from '#db/values/enumerations';
import type { Template } from './letter.ts';
import { perInterval, planName } from './plan.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutSubscription,
  greeting,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
} from './subscription.ts';

/** `cents`: US cents per interval. `supportPackage`: the stored value. */
type Plan = { billingInterval: BillingInterval; supportPackage: string; cents: number };

export type PlanChangedData = AboutSubscription & {
  before: Plan;
  after: Plan;
  nextChargeAt: Date | null;
};

export const planChanged: Template<PlanChangedData> = (data, shop) => {
  const { before, after, nextChargeAt } = data;
  const price = perInterval(after.cents, after.billingInterval);
  return {
    subject: `Your plan for ${quoted(data.productTitle)} has changed`,
    preview: `Your new price is ${price}.`,
    title: 'Your plan has changed',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `You changed the plan of your subscription. It now costs ${price} and renews at this price until you cancel.`,
      },
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Previous plan', planLine(before)],
          ['New plan', planLine(after)],
          ...nextChargeFact(nextChargeAt && { cents: after.cents, at: nextChargeAt }),
        ],
      },
      {
        is: 'text',
        text: 'Unused time on your previous plan is credited to this invoice, or to your next ones. See your invoices for details.',
      },
      ownSubscriptions('View subscription', shop),
      {
        is: 'link',
        label: 'View invoices',
        url: `${shop.baseUrl}/dashboard/billing?order=${data.orderId}#invoices`,
      },
      {
        is: 'note',
        text: `If you didn’t make this change, reset your password and email ${brand.supportEmail}.`,
      },
    ],
  };
};

function planLine({ billingInterval, supportPackage, cents }: Plan): string {
  const parts = [planName(billingInterval), supportName(supportPackage)];
  return `${parts.join(', ')}: ${perInterval(cents, billingInterval)}`;
}
