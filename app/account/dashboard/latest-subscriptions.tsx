import type { Credit } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { subscriptions as shared } from '../../copy/account.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import * as css from '../placeholder.css.ts';
import { SubscriptionRow } from './subscription-row.tsx';

/** The dashboard is an overview; My Subscriptions lists all. */
const shownAtMost = 3;

/** The subscriptions are undefined if they failed to load. */
type LatestSubscriptionsProps = LoadState & {
  subscriptions: readonly Subscription[] | undefined;
  credits: readonly Credit[];
};

export function LatestSubscriptions(props: LatestSubscriptionsProps) {
  return (
    <Stack gap="m">
      <Inline justify="between" align="baseline">
        <Heading level={2} size={3}>
          {copy.subscriptions}
        </Heading>
        <TextLink href={paths.dashboardSubscriptions} standalone>
          {copy.viewAll}
        </TextLink>
      </Inline>
      <div className={css.rows}>
        <Rows {...props} />
      </div>
    </Stack>
  );
}

function Rows({ subscriptions = [], credits, failed, onRetry }: LatestSubscriptionsProps) {
  if (failed) return <LoadFailed title={shared.failed} failed={failed} onRetry={onRetry} />;
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title={shared.empty}
        level={3}
        actions={<ButtonLink href={paths.products}>{copy.browse}</ButtonLink>}
      >
        {shared.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap="none" as="ul">
      {subscriptions.slice(0, shownAtMost).map((subscription) => (
        <SubscriptionRow
          key={subscription.id}
          subscription={subscription}
          credit={credits.find(({ orderId }) => orderId === subscription.orderId)?.amount}
        />
      ))}
    </Stack>
  );
}
