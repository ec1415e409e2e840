import { useSearchParams } from 'react-router';
import { useCredits, useInvoices, useStoredCards } from '../../data/billing.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Billing } from './billing.tsx';
import { useCardChangedToast } from './use-card-changed-toast.ts';

const onItsWay = { items: undefined, onRetry: () => {} };

export function Component() {
  return (
    <>
      <PageMeta {...accountMetadata.billing} />
      <CustomersOnly loading={<Billing subscriptions={onItsWay} invoices={onItsWay} />}>
        {({ view }) => <OwnBilling isViewed={view !== null} />}
      </CustomersOnly>
    </>
  );
}

function OwnBilling({ isViewed }: { isViewed: boolean }) {
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? undefined;
  const own = useSubscriptions();
  const bills = useInvoices(orderId);
  const credits = useCredits();
  const storedCards = useStoredCards();
  useCardChangedToast();
  return (
    <Billing
      subscriptions={{
        items: own.subscriptions,
        failed: own.failed,
        onRetry: own.onRetry,
      }}
      invoices={{
        items: bills.invoices,
        hasOlder: bills.hasOlder,
        failed: bills.failed,
        onRetry: bills.onRetry,
      }}
      credits={credits}
      storedCards={storedCards}
      orderId={orderId}
      isViewed={isViewed}
    />
  );
}
