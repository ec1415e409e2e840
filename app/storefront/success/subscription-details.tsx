import type { CheckoutSession } from '#contract/checkout';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal } from '#db/values/money';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { success } from '../../copy/success.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars } from '../../format/money.ts';

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
                {total} on <Day at={session.nextChargeAt} />
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
