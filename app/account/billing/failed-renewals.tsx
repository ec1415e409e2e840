import type { Invoice } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { cards, failedRenewals as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { hasFailedToRenew } from './billing-status.ts';
import { CardRow } from './card-row.tsx';
import { PayNow } from './pay-now.tsx';

type FailedRenewalsProps = {
  /** Undefined while they load; then nothing is shown. */
  subscriptions: readonly Subscription[] | undefined;
  /** When known, open invoices get a payment link. */
  invoices?: readonly Invoice[] | undefined;
  /** While an admin views as the customer, payment links are hidden. */
  isViewed?: boolean;
};

/** Lists failed renewals, with what happens next and how to pay. */
export function FailedRenewals({
  subscriptions = [],
  invoices = [],
  isViewed = false,
}: FailedRenewalsProps) {
  const failed = subscriptions.filter(hasFailedToRenew);
  const [first] = failed;
  if (!first) return null;
  const isOne = failed.length === 1;
  const openOf = ({ orderId }: Subscription) =>
    invoices.filter((invoice) => invoice.orderId === orderId && invoice.state === 'open');
  const isPayableHere = failed.every((subscription) => openOf(subscription).length > 0);
  return (
    <section aria-label={copy.label}>
      <Notice tone="critical" title={isOne ? copy.title : copy.titleOfMany(failed.length)}>
        <Stack gap="none" as="ul">
          {failed.map((subscription) => (
            <CardRow key={subscription.id} subscription={subscription} ground="notice">
              {!isOne && <div>{subscription.orderId}</div>}
              <Stack gap="xs" align="start">
                <div>
                  <Outcome subscription={subscription} open={openOf(subscription)} />
                </div>
                {!isViewed &&
                  openOf(subscription).map((invoice) => (
                    <PayNow key={invoice.id} invoice={invoice} />
                  ))}
              </Stack>
            </CardRow>
          ))}
        </Stack>
        <Text size="small" measure>
          {copy.consequence} {isViewed && copy.impersonated}
          {!isViewed && !isPayableHere && (
            <>
              {copy.payNowLead}{' '}
              <TextLink href={isOne ? paths.invoicesOf(first.orderId) : paths.invoices}>
                {isOne ? copy.invoice : copy.invoices}
              </TextLink>
              .
            </>
          )}
        </Text>
      </Notice>
    </section>
  );
}

type OutcomeProps = { subscription: Subscription; open: readonly Invoice[] };

/** Names the amount once the invoices are known. */
function Outcome({ subscription, open }: OutcomeProps) {
  const { pastDueSince, subscriptionStatus } = subscription;
  return (
    <>
      {pastDueSince && (
        <>
          {open.length > 0 ? copy.unpaidSince(exactMoney(sumOf(open))) : cards.unpaidSince}{' '}
          <Day at={pastDueSince} />.{' '}
        </>
      )}
      {subscriptionStatus === 'unpaid' ? copy.retriesExhausted : copy.retrying}
    </>
  );
}

function sumOf(invoices: readonly Invoice[]): number {
  return invoices.reduce((cents, { amount }) => cents + centsFromDecimal(amount), 0);
}
