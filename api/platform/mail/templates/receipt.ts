import type { DeliveryClock } from '#contract/delivery-clock';
import { describeHours } from '#contract/promised-time';
import { codeMinutes } from '#contract/session';
import { supportName } from '#contract/support-packages';
import type { BillingInterval } from '#db/values/enumerations';
import { defineTemplate } from './define-template.ts';
import { deliveryFact, formatCents, formatDay, perInterval, planName } from './format.ts';
import type { Block } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  guestOrderLink,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  type PaidInvoice,
  paidInvoiceFacts,
  plusTax,
  sellerFact,
  subscriptionVariables,
  type TaxedPayment,
  taxFacts,
} from './subscription.ts';

/** Amounts in US cents; `productCents` and `supportCents` per interval. */
export type ReceiptData = AboutSubscription &
  TaxedPayment & {
    /** An address or a path of the shop; null if there is none. */
    productPicture: string | null;
    billingInterval: BillingInterval;
    productCents: number;
    /** The stored value. */
    supportPackage: string;
    supportCents: number;
    /** The code that reduced the payment; `endsAt`: null if it has no end. */
    discount: { code: string; cents: number; endsAt: Date | null; lasts: boolean } | null;
    paidCents: number;
    paidAt: Date;
    invoice: PaidInvoice;
    nextCharge: NextCharge | null;
    /** Whether it was bought while signed in, so that the account shows it. */
    hasAccount: boolean;
    /** Opens the order and its brief without an account; null if the account has it. */
    briefToken: string | null;
    /** Verifies the email of an account that is created soon; null if it has one. */
    accountCode: string | null;
    delivery: DeliveryClock;
    /** The accepted version of the terms. */
    termsVersion: string;
  };

export const receipt = defineTemplate({
  kind: 'receipt',
  texts: {
    subject: 'Your order {orderId}: {productTitle}',
    preview: 'Your order is confirmed. Next, tell us about your business.',
    title: 'Your website is on its way',
    greeting,
    intro:
      'Thank you for your order of {productTitle}. You’ll get your access credentials within {credentialsTime}, not counting the time that we wait for your brief. We’ll email you when your website is ready.',
    body: 'Your next step: tell us about your business, so that we can put your texts and pictures on your website. It takes about 20 minutes, and your answers are saved as you type.',
    action: 'Tell us about your business',
  },
  variables: (data: ReceiptData, shop) => ({
    ...subscriptionVariables(data),
    amount: formatCents(data.paidCents),
    credentialsTime: describeHours(shop.delivery.credentialsHours),
    // Admins’ texts may still use this older name.
    credentialsHours: shop.delivery.credentialsHours,
  }),
  write: (data: ReceiptData, shop, { greeting, intro, body, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      ...pictureOf(data, shop),
      ...paragraphs(body),
      // The customer's next step comes before what they look up later.
      { is: 'action', label: action, url: `${shop.baseUrl}${briefPath(data)}` },
      { is: 'facts', rows: factsOf(data) },
      {
        is: 'text',
        text: `${renewal(data)} You can cancel at any time, and your website stays online until the end of the paid period.`,
      },
      ...seeOrder(data, shop),
      ...seeInvoice(data),
      {
        is: 'link',
        label: 'Terms of Service you accepted',
        url: `${shop.baseUrl}/terms-of-service/${data.termsVersion}`,
      },
    ],
  }),
});

function pictureOf(data: ReceiptData, { baseUrl }: { baseUrl: string }): Block[] {
  const { productPicture, productTitle } = data;
  if (!productPicture) return [];
  return [{ is: 'picture', url: new URL(productPicture, baseUrl).href, alt: productTitle }];
}

function factsOf(data: ReceiptData): [string, string][] {
  const interval = data.billingInterval;
  return [
    ...orderFacts(data),
    ['Plan', planName(interval)],
    ['Price', perInterval(data.productCents, interval)],
    ['Support', supportLine(data)],
    ...discountFact(data),
    ...paidInvoiceFacts(data.invoice),
    ...taxFacts(data, data.paidCents),
    paidFact(data),
    ...nextChargeFact(data.nextCharge),
    ...sellerFact(data),
    ...deliveryFact(data.delivery, data.paidAt),
  ];
}

function seeOrder(
  { hasAccount, briefToken, accountCode }: ReceiptData,
  shop: { baseUrl: string },
): Block[] {
  if (hasAccount) {
    return [{ is: 'link', label: 'View order', url: `${shop.baseUrl}/dashboard/subscriptions` }];
  }
  return [
    {
      is: 'text',
      text: 'You checked out as a guest. Follow your order with the link below, or create an account with this email address to manage it.',
    },
    ...guestOrderLink(briefToken, shop),
    { is: 'link', label: 'Create account', url: `${shop.baseUrl}/auth?new` },
    ...(accountCode ? codeBlocks(accountCode) : []),
  ];
}

function seeInvoice({ invoice: { url } }: ReceiptData): Block[] {
  return url ? [{ is: 'link', label: 'View invoice', url }] : [];
}

function codeBlocks(code: string): Block[] {
  return [
    {
      is: 'text',
      text: `Your verification code for the account works for ${codeMinutes} minutes. After that, we’ll email you another one:`,
    },
    { is: 'code', code },
  ];
}

function briefPath({ orderId, briefToken }: ReceiptData): string {
  return briefToken ? `/briefs/${briefToken}` : `/dashboard/subscriptions/${orderId}/brief`;
}

function paidFact({ paidCents, paidAt }: ReceiptData): [string, string] {
  return paidCents === 0
    ? ['Charged', `${formatCents(0)}, covered by your discount`]
    : ['Paid', `${formatCents(paidCents)} on ${formatDay(paidAt)}`];
}

function discountFact({ discount }: ReceiptData): [string, string][] {
  return discount ? [[`Discount (${discount.code})`, `−${formatCents(discount.cents)}`]] : [];
}

function renewal({ billingInterval, discount, paidCents, ...data }: ReceiptData): string {
  if (!discount) {
    return `Your subscription renews every ${billingInterval} at this price until you cancel.`;
  }
  if (discount.lasts && !discount.endsAt) {
    return `With your discount, your subscription renews at ${perInterval(paidCents, billingInterval)} until you cancel.`;
  }
  return `${scopeOf(discount, billingInterval, paidCents)} After that, your subscription renews at ${perInterval(data.productCents + data.supportCents, billingInterval)}${plusTax(data.tax)} until you cancel.`;
}

type Discount = NonNullable<ReceiptData['discount']>;

function scopeOf({ lasts, endsAt }: Discount, interval: BillingInterval, paidCents: number) {
  if (lasts && endsAt) return `Your discount applies to charges before ${formatDay(endsAt)}.`;
  return paidCents === 0
    ? `Your discount covers the first ${interval}.`
    : 'Your discount applied to this payment only.';
}

function supportLine({ supportPackage, supportCents, billingInterval }: ReceiptData): string {
  const name = supportName(supportPackage);
  return supportCents === 0 ? name : `${name}, ${perInterval(supportCents, billingInterval)}`;
}
