import { useCredits, useInvoices, useStoredCards } from '../../data/billing.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { hasFailedToRenew } from '../billing/billing-status.ts';
import { Subscriptions } from './subscriptions.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...accountMetadata.subscriptions} />
      <CustomersOnly loading={<Subscriptions subscriptions={undefined} onRetry={() => {}} />}>
        {({ view }) => <OwnSubscriptions isViewed={view !== null} />}
      </CustomersOnly>
    </>
  );
}

function OwnSubscriptions({ isViewed }: { isViewed: boolean }) {
  const { subscriptions, failed, onRetry } = useSubscriptions();
  const { invoices } = useInvoices(undefined, subscriptions?.some(hasFailedToRenew) ?? false);
  const credits = useCredits();
  const storedCards = useStoredCards();
  return (
    <Subscriptions
      subscriptions={subscriptions}
      invoices={invoices}
      isViewed={isViewed}
      credits={credits}
      storedCards={storedCards}
      failed={failed}
      onRetry={onRetry}
    />
  );
}
