import { brand } from '#contract/brand';
import { supportName } from '#contract/support-packages';
import type { BillingInterval } from '#db/values/enumerations';
import type { Template } from './letter.ts';
import { perInterval, planName } from './plan.ts';
import { quoted } from './quoted.ts';
import {
  type AboutSubscription,
  greeting,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
} from './subscription.ts';

/** `cents`: US cents an interval. `supportPackage`: the stored value. */
type Plan = { billingInterval: BillingInterval; supportPackage: string; cents: number };

export type PlanChangedData = AboutSubscription & {
  before: Plan;
  after: Plan;
  nextChargeAt: Date | null;
};

/** The customer has another interval or support package: what it cost, what it costs now. */
export const planChanged: Template<PlanChangedData> = (data, shop) => {
  const { before, after, nextChargeAt } = data;
  const price = perInterval(after.cents, after.billingInterval);
  return {
    subject: `Your plan for ${quoted(data.productTitle)} has changed`,
    preview: `It costs ${price} from now on.`,
    title: 'Your plan has changed',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `You have changed the plan of your subscription. It costs ${price} from now on, and renews at this price until you cancel.`,
      },
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Former plan', planLine(before)],
          ['New plan', planLine(after)],
          ...nextChargeFact(nextChargeAt && { cents: after.cents, at: nextChargeAt }),
        ],
      },
      {
        is: 'text',
        text: 'What you had paid for and have not used is taken off the bill of this change, or off those to come. Your invoices say how much.',
      },
      ownSubscriptions('See your subscription', shop),
      {
        is: 'link',
        label: 'See what this change cost',
        url: `${shop.baseUrl}/dashboard/billing?order=${data.orderId}#invoices`,
      },
      {
        is: 'note',
        text: `If you have not made this change, choose a new password and write to ${brand.supportEmail}.`,
      },
    ],
  };
};

function planLine({ billingInterval, supportPackage, cents }: Plan): string {
  const parts = [planName(billingInterval), supportName(supportPackage)];
  return `${parts.join(', ')}: ${perInterval(cents, billingInterval)}`;
}
