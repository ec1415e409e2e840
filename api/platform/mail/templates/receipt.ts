import { supportName } from '#contract/support-packages';
import { terms } from '#contract/terms';
import type { BillingInterval } from '#db/values/enumerations';
import { formatCents, formatDay } from './format.ts';
import type { Block, Template } from './letter.ts';
import { perInterval, planName } from './plan.ts';
import { quoted } from './quoted.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
} from './subscription.ts';

/** Money in US cents; `productCents` and `supportCents` are of one interval. */
export type ReceiptData = AboutSubscription & {
  billingInterval: BillingInterval;
  productCents: number;
  /** The stored value. */
  supportPackage: string;
  supportCents: number;
  paidCents: number;
  paidAt: Date;
  nextCharge: NextCharge | null;
  /** Bought while signed in: the order can be seen in the account. */
  hasAccount: boolean;
};

/** The first payment has arrived: what was bought, what it costs, what happens now. */
export const receipt: Template<ReceiptData> = (data, shop) => {
  const title = quoted(data.productTitle);
  const interval = data.billingInterval;
  return {
    subject: `Your order ${data.orderId}: ${title}`,
    preview: `We have received ${formatCents(data.paidCents)}. Your access credentials follow within ${terms.credentialsWithinHours} hours.`,
    title: 'Your website is on its way',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `Thank you. We have received your payment for ${title}. You get your access credentials within ${terms.credentialsWithinHours} hours; we write to this address when your website is ready.`,
      },
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Plan', planName(interval)],
          ['Price', perInterval(data.productCents, interval)],
          ['Support', supportLine(data)],
          ['Paid', `${formatCents(data.paidCents)} on ${formatDay(data.paidAt)}`],
          ...nextChargeFact(data.nextCharge),
        ],
      },
      {
        is: 'text',
        text: `The subscription renews every ${interval} at this price until you cancel, which you can do at any time. What you have paid for stays online until its period ends.`,
      },
      ...seeOrder(data, shop),
      { is: 'link', label: 'Terms of Service', url: `${shop.baseUrl}/terms-of-service` },
    ],
  };
};

function seeOrder({ hasAccount }: ReceiptData, shop: { baseUrl: string }): Block[] {
  if (hasAccount) return [ownSubscriptions('See your order', shop)];
  return [
    {
      is: 'text',
      text: 'You checked out as a guest. Create an account with this email address to see and change your order.',
    },
    { is: 'action', label: 'Create account', url: `${shop.baseUrl}/auth?new` },
  ];
}

function supportLine({ supportPackage, supportCents, billingInterval }: ReceiptData): string {
  const name = supportName(supportPackage);
  return supportCents === 0 ? name : `${name}, ${perInterval(supportCents, billingInterval)}`;
}
