import type { CheckoutSession } from '#contract/checkout';
import { supportName } from '#contract/support-packages';
import { terms } from '#contract/terms';
import { centsFromDecimal } from '#db/values/money';
import { type Description, DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { success } from '../../copy/success.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars, wholeDollars } from '../../format/money.ts';

/** Shown when no order is known. */
export function AnnualDetails() {
  const { plan, price, renewal } = success.unknown;
  return (
    <Details
      items={[
        { term: 'Plan', detail: plan },
        { term: 'Price', detail: price(wholeDollars(terms.annualPriceCents)) },
        { term: 'Renewal', detail: renewal },
      ]}
    />
  );
}

export function SubscriptionDetails({ session }: { session: CheckoutSession }) {
  const total = exactDollars(centsFromDecimal(session.totalAmount));
  const perMonth = exactDollars(centsFromDecimal(session.totalMonthlyAmount));
  const isAnnual = session.billingInterval === 'year';
  return (
    <Details
      items={[
        { term: 'Website', detail: session.productTitle },
        { term: 'Order', detail: session.orderId },
        { term: 'Support', detail: supportName(session.supportPackage) },
        { term: 'Plan', detail: isAnnual ? `Annual, ${perMonth} a month` : 'Monthly' },
        { term: 'Charged', detail: total },
        {
          term: 'Next charge',
          detail: session.nextChargeAt ? (
            <>
              {total} on <Day at={session.nextChargeAt} />
            </>
          ) : (
            `${total} in one ${session.billingInterval}`
          ),
        },
      ]}
    />
  );
}

function Details({ items }: { items: Description[] }) {
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {success.details}
      </Heading>
      <DescriptionList items={items} />
    </Stack>
  );
}
