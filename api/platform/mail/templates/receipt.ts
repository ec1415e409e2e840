import { supportName } from '#contract/support-packages';
import { terms } from '#contract/terms';
import type { BillingInterval } from '#db/values/enumerations';
import { formatCents, formatDay } from './format.ts';
import type { Block, Template } from './letter.ts';
import { perInterval, planName } from './plan.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
} from './subscription.ts';

/** Amounts in US cents; `productCents` and `supportCents` per interval. */
export type ReceiptData = AboutSubscription & {
  billingInterval: BillingInterval;
  productCents: number;
  /** The stored value. */
  supportPackage: string;
  supportCents: number;
  paidCents: number;
  paidAt: Date;
  nextCharge: NextCharge | null;
  /** Whether it was bought while signed in, so that the account shows it. */
  hasAccount: boolean;
};

export const receipt: Template<ReceiptData> = (data, shop) => {
  const title = quoted(data.productTitle);
  const interval = data.billingInterval;
  return {
    subject: `Your order ${data.orderId}: ${title}`,
    preview: `We received your payment of ${formatCents(data.paidCents)}. You’ll get your access credentials within ${terms.credentialsWithinHours} hours.`,
    title: 'Your website is on its way',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `Thank you for your order. We received your payment for ${title}. You’ll get your access credentials within ${terms.credentialsWithinHours} hours, and we’ll email you when your website is ready.`,
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
        text: `Your subscription renews every ${interval} at this price until you cancel. You can cancel at any time, and your website stays online until the end of the paid period.`,
      },
      ...seeOrder(data, shop),
      { is: 'link', label: 'Terms of Service', url: `${shop.baseUrl}/terms-of-service` },
    ],
  };
};

function seeOrder({ hasAccount }: ReceiptData, shop: { baseUrl: string }): Block[] {
  if (hasAccount) return [ownSubscriptions('View order', shop)];
  return [
    {
      is: 'text',
      text: 'You checked out as a guest. Create an account with this email address to manage your order.',
    },
    { is: 'action', label: 'Create account', url: `${shop.baseUrl}/auth?new` },
  ];
}

function supportLine({ supportPackage, supportCents, billingInterval }: ReceiptData): string {
  const name = supportName(supportPackage);
  return supportCents === 0 ? name : `${name}, ${perInterval(supportCents, billingInterval)}`;
}
