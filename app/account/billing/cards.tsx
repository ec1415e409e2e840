import type { Credit } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { Heading } from '#ui/heading';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { cancellation, subscriptions as subscriptionWords } from '../../copy/account.ts';
import { cards as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars } from '../../format/money.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';
import { isBilled } from './billing-status.ts';
import * as css from './card-row.css.ts';
import { CardRow } from './card-row.tsx';
import { describeCredit } from './describe-credit.ts';
import type { Listed } from './listed.ts';

type CardsProps = { subscriptions: Listed<Subscription>; credits?: readonly Credit[] };

export function Cards({ subscriptions, credits = [] }: CardsProps) {
  return (
    <Stack gap="m">
      <Stack gap="xxs">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        <Text tone="soft" size="small" measure>
          {copy.hint}
        </Text>
      </Stack>
      <Rows {...subscriptions} credits={credits} />
    </Stack>
  );
}

function Rows({
  items,
  credits,
  failed,
  onRetry,
}: Listed<Subscription> & { credits: readonly Credit[] }) {
  if (failed && !items) {
    return <LoadFailed title={subscriptionWords.failed} failed={failed} onRetry={onRetry} />;
  }
  if (!items) {
    return (
      <div>
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <div aria-hidden="true" className={`${css.row} ${css.grounds.page}`}>
          <div className={css.words}>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
          <Skeleton shape="button" width="short" />
        </div>
      </div>
    );
  }
  const billed = items.filter(isBilled);
  if (billed.length === 0) return <Text>{copy.empty}</Text>;
  return (
    <Stack gap="none" as="ul">
      {billed.map((subscription) => (
        <CardRow key={subscription.id} subscription={subscription} ground="page">
          <div className={css.facts}>
            <span>{subscription.orderId}</span>
            <Charge
              subscription={subscription}
              credit={credits.find(({ orderId }) => orderId === subscription.orderId)?.amount}
            />
          </div>
        </CardRow>
      ))}
    </Stack>
  );
}

type ChargeProps = { subscription: Subscription; credit: string | undefined };

function Charge({ subscription, credit }: ChargeProps) {
  const { cancelAt, nextChargeAt, pastDueSince, totalAmount } = subscription;
  const amount = exactDollars(centsFromDecimal(totalAmount));
  if (lifecycleStageOf(subscription) === 'cancellation_requested')
    return <span>{cancellation.pending}</span>;
  if (cancelAt) return <Dated lead={copy.activeUntil} at={cancelAt} />;
  if (pastDueSince) return <Dated lead={copy.unpaidSince} at={pastDueSince} />;
  if (!nextChargeAt) return null;
  return (
    <Dated
      lead={copy.charged(amount)}
      at={nextChargeAt}
      tail={describeCredit(totalAmount, credit)}
    />
  );
}

function Dated({ lead, at, tail = '' }: { lead: string; at: string; tail?: string }) {
  return (
    <span>
      {lead} <Day at={at} />
      {tail}
    </span>
  );
}
