import type { CheckoutSession } from '#contract/checkout';
import { centsFromDecimal } from '#db/values/money';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { success } from '../../copy/success.ts';
import { formatDay } from '../../format/dates.ts';
import { exactDollars } from '../../format/money.ts';
import { supportName } from '../../format/support-name.ts';

/** What was bought, what was charged, and when it is charged again. */
export function SubscriptionDetails({ session }: { session: CheckoutSession }) {
  const total = exactDollars(centsFromDecimal(session.totalAmount));
  const perMonth = exactDollars(centsFromDecimal(session.totalMonthlyAmount));
  const isAnnual = session.billingInterval === 'year';
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {success.details}
      </Heading>
      <DescriptionList
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
                {total} on{' '}
                <time dateTime={session.nextChargeAt}>{formatDay(session.nextChargeAt)}</time>
              </>
            ) : (
              `${total} in one ${session.billingInterval}`
            ),
          },
        ]}
      />
    </Stack>
  );
}
