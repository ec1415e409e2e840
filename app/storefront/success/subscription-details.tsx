import type { ReactNode } from 'react';
import type { CheckoutSession } from '#contract/checkout';
import { shownMoney } from '#contract/money-format';
import { supportName } from '#contract/support-packages';
import { taxClause } from '#contract/tax-lines';
import { terms } from '#contract/terms';
import { centsFromDecimal } from '#db/values/money';
import { type Description, DescriptionList } from '#ui/description-list';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { success } from '../../copy/success.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { imageSizes, imageSources } from '../../format/images.ts';
import { exactMoney, sumMoney, wholeMoney } from '../../format/money.ts';
import { chargesOf, effectOfPlaced } from '../checkout/discount-effect.ts';

/** Shown when no order is known. */
export function AnnualDetails() {
  const { plan, price, renewal } = success.unknown;
  return (
    <Details
      items={[
        { term: 'Plan', detail: plan },
        ...(shownMoney().currency === 'usd'
          ? [{ term: 'Price', detail: price(wholeMoney(terms.annualPriceCents)) }]
          : []),
        { term: 'Renewal', detail: renewal },
      ]}
    />
  );
}

export function SubscriptionDetails({ session }: { session: CheckoutSession }) {
  const { billingInterval, discount, nextChargeAt, renews } = session;
  const totalCents = centsFromDecimal(session.totalAmount);
  const effect = discount && effectOfPlaced(discount, billingInterval);
  const { tax } = session;
  const { dueCents, regularCents } = chargesOf(totalCents, { discount: effect, tax });
  const charged = exactMoney(dueCents);
  // Before the server knows it, by the terms of the discount.
  const nextCents = effect && effect.charges > 1 ? dueCents : regularCents;
  const next = session.nextAmount === null ? exactMoney(nextCents) : sumMoney(session.nextAmount);
  return (
    <Details
      picture={
        <Frame
          {...imageSources(session.productThumbnail)}
          sizes={imageSizes(380)}
          alt=""
          address={session.productTitle}
          eager
        />
      }
      items={[
        { term: 'Website', detail: session.productTitle },
        { term: 'Order', detail: session.orderId },
        ...(session.receiptEmail
          ? [{ term: 'Receipt', detail: success.receipt(displayAddress(session.receiptEmail)) }]
          : []),
        { term: 'Support', detail: supportName(session.supportPackage) },
        { term: 'Plan', detail: planOf(session) },
        ...(effect
          ? [{ term: 'Discount', detail: success.discount(effect.code, effect.terms) }]
          : []),
        { term: 'Charged', detail: charged + taxClause(tax, exactMoney) },
        {
          term: 'Next charge',
          detail: !renews ? (
            success.noNextCharge
          ) : nextChargeAt ? (
            <>
              {next} on <Day at={nextChargeAt} />
            </>
          ) : (
            `${next} in one ${billingInterval}`
          ),
        },
      ]}
    />
  );
}

function planOf({ billingInterval, totalMonthlyAmount, discount }: CheckoutSession): string {
  if (billingInterval === 'month') return 'Monthly';
  const perMonth = `Annual, ${sumMoney(totalMonthlyAmount)} a month`;
  return discount ? `${perMonth} ${success.beforeDiscount}` : perMonth;
}

function Details({ items, picture }: { items: Description[]; picture?: ReactNode }) {
  return (
    <Stack gap="m">
      {picture}
      <Heading level={2} size={3}>
        {success.details}
      </Heading>
      <DescriptionList items={items} layout="compact" />
    </Stack>
  );
}
