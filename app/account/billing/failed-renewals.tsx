import type { Invoice } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { cards, failedRenewals as words } from '../../copy/account-billing.ts';
import { Day } from '../../format/day.tsx';
import { paths } from '../../paths.ts';
import { hasFailedToRenew } from './billing-status.ts';
import { CardRow } from './card-row.tsx';
import { PayNow } from './pay-now.tsx';

type FailedRenewalsProps = {
  /** Undefined while they load: then nothing is said. */
  subscriptions: readonly Subscription[] | undefined;
  /** Where they are known, what is open can be paid from here. */
  invoices?: readonly Invoice[] | undefined;
  /** An admin views as the customer, and is told why nothing can be paid. */
  isViewed?: boolean;
};

/** Which renewals are not paid, what comes of it, and the way to another card. */
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
    <section aria-label={words.label}>
      <Notice tone="critical" title={isOne ? words.title : words.titleOfMany(failed.length)}>
        <Stack gap="none" as="ul">
          {failed.map((subscription) => (
            <CardRow key={subscription.id} subscription={subscription} ground="notice">
              {!isOne && <div>{subscription.orderId}</div>}
              <Outcome subscription={subscription} />
              {!isViewed &&
                openOf(subscription).map((invoice) => (
                  <div key={invoice.id}>
                    <PayNow invoice={invoice} />
                  </div>
                ))}
            </CardRow>
          ))}
        </Stack>
        <Text size="small" measure>
          {words.consequence} {isViewed && words.impersonated}
          {!isViewed && !isPayableHere && (
            <>
              {words.payNowLead}{' '}
              <TextLink href={isOne ? paths.invoicesOf(first.orderId) : paths.invoices}>
                {isOne ? words.invoice : words.invoices}
              </TextLink>
              .
            </>
          )}
        </Text>
      </Notice>
    </section>
  );
}

function Outcome({ subscription }: { subscription: Subscription }) {
  const { pastDueSince, subscriptionStatus } = subscription;
  return (
    <>
      {pastDueSince && (
        <>
          {cards.unpaidSince} <Day at={pastDueSince} />.{' '}
        </>
      )}
      {subscriptionStatus === 'unpaid' ? words.retriesExhausted : words.retrying}
    </>
  );
}
