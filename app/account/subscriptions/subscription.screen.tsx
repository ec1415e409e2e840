import { useParams } from 'react-router';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { subscriptions as copy } from '../../copy/account.ts';
import { ApiError } from '../../data/api-error.ts';
import { useCredits, useInvoices, useStoredCards } from '../../data/billing.ts';
import { revealCredentials, useSubscription } from '../../data/subscriptions.ts';
import { useNow } from '../../format/use-now.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { paths } from '../../paths.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AccountPage } from '../account-page.tsx';
import { hasFailedToRenew } from '../billing/billing-status.ts';
import { SubscriptionPage, SubscriptionPageLoading } from './subscription-page.tsx';

export function Component() {
  const { subscriptionId = '' } = useParams();
  return (
    <>
      <PageMeta {...accountMetadata.subscription} />
      <CustomersOnly loading={<SubscriptionPageLoading />}>
        {({ view }) => <OwnSubscription id={subscriptionId} isViewed={view !== null} />}
      </CustomersOnly>
    </>
  );
}

function OwnSubscription({ id, isViewed }: { id: string; isViewed: boolean }) {
  const { subscription, error, failed, onRetry } = useSubscription(id);
  const isUnpaid = subscription !== undefined && hasFailedToRenew(subscription);
  const { invoices } = useInvoices(id, isUnpaid);
  const now = useNow();
  const credits = useCredits();
  const storedCards = useStoredCards();
  if (error instanceof ApiError && error.status === 404) return <NoSuchSubscription />;
  if (failed) {
    return (
      <AccountPage title={copy.title}>
        <LoadFailed title={copy.oneFailed} failed={failed} onRetry={onRetry} />
      </AccountPage>
    );
  }
  return subscription ? (
    <SubscriptionPage
      subscription={subscription}
      invoices={invoices}
      isViewed={isViewed}
      credit={credits.find(({ orderId }) => orderId === subscription.orderId)?.amount}
      card={storedCards.find(({ orderId }) => orderId === subscription.orderId)}
      now={now}
      onReveal={() => revealCredentials(subscription.id)}
    />
  ) : (
    <SubscriptionPageLoading />
  );
}

/** Looks the same for another customer's, so that ids reveal nothing. */
export function NoSuchSubscription() {
  return (
    <AccountPage title={copy.title}>
      <EmptyState
        title={copy.notFound}
        level={2}
        actions={<ButtonLink href={paths.dashboardSubscriptions}>{copy.back}</ButtonLink>}
      >
        {copy.notFoundHint}
      </EmptyState>
    </AccountPage>
  );
}
