import type { Credit } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { cardRows } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { Grid } from '#ui/grid';
import { VisuallyHidden } from '#ui/visually-hidden';
import { dashboard, subscriptions as words } from '../../copy/account.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { AccountPage } from '../account-page.tsx';
import { FailedRenewals } from '../billing/failed-renewals.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { SubscriptionCardSkeleton } from './subscription-card-skeleton.tsx';

/** `subscriptions` undefined: they are on their way. */
type SubscriptionsProps = LoadState & {
  subscriptions: readonly Subscription[] | undefined;
  credits?: readonly Credit[];
};

/** Everything that a customer has with us. */
export function Subscriptions(props: SubscriptionsProps) {
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <FailedRenewals subscriptions={props.subscriptions} />
      <All {...props} />
    </AccountPage>
  );
}

function All({ subscriptions, credits = [], failed, onRetry }: SubscriptionsProps) {
  if (failed) return <LoadFailed title={words.failed} failed={failed} onRetry={onRetry} />;
  if (!subscriptions) {
    return (
      <Grid min="wide" gap="xl">
        <VisuallyHidden live>{words.loading}</VisuallyHidden>
        <SubscriptionCardSkeleton />
        <SubscriptionCardSkeleton />
      </Grid>
    );
  }
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        level={2}
        actions={<ButtonLink href={paths.products}>{dashboard.browse}</ButtonLink>}
      >
        {words.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Grid min="wide" gap="xl" sharedRows={cardRows} as="ul">
      {subscriptions.map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          credit={credits.find(({ orderId }) => orderId === subscription.orderId)?.amount}
        />
      ))}
    </Grid>
  );
}
