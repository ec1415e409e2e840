import type { Currency } from '#db/values/currencies';
import { currencyName, formatMoney, moneyFormatOf } from '../currency.ts';
import { termsAmount } from '../money-format.ts';
import { terms } from '../terms.ts';

/** Customers agreed to it word for word, so it never changes. */
export const terms20241230 = textIn({
  currency: 'US dollars',
  annual: '$199 per year',
  regular: '$50 a month',
  expansion: '$599 a month',
  nothing: '$0',
  refund: '$160',
});

/** The same in another currency, in which the shop's own prices are known to the checkout only. */
export function terms20241230In(currency: Currency): string {
  if (currency === 'usd') return terms20241230;
  const whole = (cents: number) => formatMoney(cents, currency).replace(/\.0+$/, '');
  return textIn({
    currency: currencyName(currency),
    annual: 'The price of the website for each year',
    regular: 'Priced at checkout',
    expansion: 'Priced at checkout',
    nothing: whole(0),
    refund: whole(termsAmount(terms.refundCents, moneyFormatOf(currency))),
  });
}

type Prices = Record<
  'currency' | 'annual' | 'regular' | 'expansion' | 'nothing' | 'refund',
  string
>;

function textIn({ currency, annual, regular, expansion, nothing, refund }: Prices): string {
  return `These terms apply when you subscribe to a website from {shopName}. They say what you get, what it costs and how it ends. How we treat what we know about you is in the [Privacy Policy](/privacy-policy).

## What you buy {#subscription}

{shopName} sells ready-made websites as a subscription. You pick a website from the catalog and try its live demo. We set it up for you, host it and keep it online for as long as you subscribe.

Every subscription includes:

- [x] hosting with 1M hits/month
- [x] 2GB file storage
- [x] setup assistance
- [x] access credentials within 24-48 hours
- [x] documentation and training

## Delivery and changes {#delivery}

Your website :: Delivered within 48 hours of your payment; on average it takes 36 hours.
Your access :: You receive your access credentials within 24-48 hours. They are shown to you when you sign in, never in an email.
Your changes :: You can ask for changes within 24 hours after delivery.

Look through the website soon after it arrives. Once the time for changes is over, what we still change for you depends on your support package.

## Hosting and uptime {#hosting}

Hosting is part of the price. It covers 1M hits/month and 2GB of file storage for each website. If yours is about to need more, write to us and we look for a way together.

We commit to an uptime of 99.9%. If your website cannot be reached, tell us in the [Support Center](/support), even if you think that we already know.

## Plans and prices {#prices}

Monthly :: The price of the website for each month, as the catalog shows it.
Annual :: ${annual} with auto-renewal, for each website that offers it.

You choose the plan at checkout. Prices are in ${currency}, and the checkout shows what you will be charged, support included, before you pay.

## Support packages {#support-packages}

With each website you choose one support package. Its price is added to the price of the website.

| Regular Support | ${regular} | Migration support, priority email support, maintenance, bug fixes and security patches, performance monitoring, monthly check-ins. |
| Expansion Support | ${expansion} | Everything in regular, 40 development hours per month, dedicated architect and QA engineer, custom features, rapid response, weekly strategy sessions, advanced customizations. |
| No Support | ${nothing} |
| Migration Support | ${nothing} | Free, advice only, no development. |

On an annual plan, support is charged once a year, at twelve times its price for a month. Where a website already includes a package, the checkout shows that package at no charge.

## Payment and renewal {#payment}

The first month or year is charged when you complete the checkout. After that the subscription renews by itself at the end of every month or year, for the same length and at the same price, until it is cancelled. Before an annual plan renews, we send you a reminder by email.

You pay by card on the checkout page that our card payment provider hosts. You enter your card number there and nowhere else: we never see it and never store it.

## Price changes {#price-changes}

Your subscription keeps the price that it was sold at, even when the catalog shows a new one. Should we ever have to change the price of yours, we give you at least 30 days’ notice, and you can cancel before the new price applies.

## Refunds {#refunds}

If the website is not for you, ask for a partial refund of ${refund} within 7 days of delivery: write to us in the [Support Center](/support). If you have paid less than ${refund}, you get back what you have paid: the refund is the smaller of the two.

We process refunds in 5-7 business days, to the card that you paid with. Say in your request whether the subscription should end as well.

## Cancelling {#cancelling}

You can cancel at any time in your dashboard: sign in, open [My Subscriptions](/dashboard/subscriptions) and choose Request Cancellation. You can also write to us in the [Support Center](/support) or to {supportEmail}.

- We ask for 30 days’ notice; with less, the subscription still ends with the period that is paid for.
- We process a cancellation within 24 hours.
- Your access continues until the end of the billing period.
- Until then you can change your mind and keep your website.
- If you are charged for another period after you have asked to cancel, we pay that back without being asked.

## Your side {#your-side}

You must be 18 or over to buy from us, and the name and email address that you give at checkout must be your own. Keep your access credentials to yourself.

The words and pictures that you send us remain yours. Send only what you have the right to publish.

## Changes to these terms {#changes}

When we change these terms, the date at the top of this page changes with them. Your order records which version you accepted at checkout, and every version stays readable at an address of its own.

## How to reach us {#contact}

Write to us in the [Support Center](/support) or to {supportEmail}. Our business hours are Mon-Fri 9-5 EST. You can write at any time.
`;
}
