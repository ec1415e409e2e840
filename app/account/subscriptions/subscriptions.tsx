import type { Credit, Invoice, StoredCard } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { Card, cardRows } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { Frame } from '#ui/frame';
import { Grid } from '#ui/grid';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Pagination } from '#ui/pagination';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { subscriptions as copy } from '../../copy/account.ts';
import { dashboard } from '../../copy/dashboard.ts';
import type { LoadState } from '../../data/resource.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { usePages } from '../../shell/use-pages.ts';
import { AccountPage } from '../account-page.tsx';
import type { Payment } from '../billing/describe-payment.ts';
import { FailedRenewals } from '../billing/failed-renewals.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';

type SubscriptionCardProps = Payment & {
  subscription: Subscription;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
};

/** `subscriptions` is undefined while they load. */
type SubscriptionsProps = LoadState & {
  subscriptions: readonly Subscription[] | undefined;
  /** Needed where a renewal is unpaid. */
  invoices?: readonly Invoice[] | undefined;
  isViewed?: boolean;
  credits?: readonly Credit[];
  storedCards?: readonly StoredCard[];
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

export function Subscriptions(props: SubscriptionsProps) {
  return (
    <AccountPage title={copy.title} lead={copy.lead}>
      <FailedRenewals
        subscriptions={props.subscriptions}
        invoices={props.invoices}
        isViewed={props.isViewed ?? false}
      />
      <All {...props} />
    </AccountPage>
  );
}

function All(props: SubscriptionsProps) {
  const { subscriptions, credits = [], storedCards = [], frozenNow, failed, onRetry } = props;
  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  if (!subscriptions) {
    return (
      <Grid min="wide" gap="xl">
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <SubscriptionCardSkeleton />
        <SubscriptionCardSkeleton />
      </Grid>
    );
  }
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title={copy.empty}
        level={2}
        actions={<ButtonLink href={paths.products}>{dashboard.browse}</ButtonLink>}
      >
        {copy.emptyHint}
      </EmptyState>
    );
  }
  const loaded = { subscriptions, credits, storedCards, now: frozenNow };
  return <Loaded {...loaded} />;
}

type LoadedProps = {
  subscriptions: readonly Subscription[];
  credits: readonly Credit[];
  storedCards: readonly StoredCard[];
  now: Date | undefined;
};

function Loaded({ subscriptions, credits, storedCards, now }: LoadedProps) {
  const { items, pagination, top } = usePages(subscriptions);
  return (
    <div ref={top}>
      <Stack gap="xl">
        <Grid min="wide" gap="xl" sharedRows={cardRows} as="ul">
          {items.map((subscription) => (
            <SubscriptionCard
              key={subscription.id}
              subscription={subscription}
              credit={credits.find(({ orderId }) => orderId === subscription.orderId)?.amount}
              card={storedCards.find(({ orderId }) => orderId === subscription.orderId)}
              now={now}
            />
          ))}
        </Grid>
        {pagination && <Pagination aria-label={copy.pages} {...pagination} />}
      </Stack>
    </div>
  );
}

function SubscriptionCardSkeleton() {
  return (
    <Stack gap="m">
      <Frame src={null} alt="" address="" />
      <Skeleton shape="heading" width="half" />
      <Stack gap="s">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </Stack>
      <Skeleton shape="button" width="third" />
    </Stack>
  );
}

function SubscriptionCard({ subscription, credit, card, now }: SubscriptionCardProps) {
  const { product, orderId } = subscription;
  return (
    <Card
      level={2}
      title={product.title}
      picture={
        <Frame
          {...imageSources(product.thumbnail)}
          sizes={imageSizes(740)}
          alt=""
          address={demoAddress(product.demoUrl)}
        />
      }
      aside={<SubscriptionBadge subscription={subscription} />}
      actions={
        <Inline gap="m">
          <TextLink
            href={paths.dashboardSubscription(orderId)}
            standalone
            aria-label={copy.detailsOf(product.title)}
          >
            {copy.details}
          </TextLink>
          {product.demoUrl && (
            <TextLink
              href={product.demoUrl}
              newTab
              standalone
              aria-label={copy.demoOf(product.title)}
            >
              {copy.demo}
            </TextLink>
          )}
          <SubscriptionActions subscription={subscription} />
        </Inline>
      }
    >
      <Stack gap="m">
        <EndingNotice subscription={subscription} />
        <SubscriptionFacts subscription={subscription} credit={credit} card={card} now={now} />
      </Stack>
    </Card>
  );
}
