import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { cardChanged } from '#contract/billing';
import { cards as copy } from '../../copy/account-billing.ts';
import { useCredits, useInvoices, useStoredCards } from '../../data/billing.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useToast } from '../../state/toasts.ts';
import { Billing } from './billing.tsx';

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

/** Shows a toast after the provider's card form has redirected back. */
function useCardChangedToast(): void {
  const [search, setSearch] = useSearchParams();
  const toast = useToast();
  const isChanged = search.get('card') === cardChanged.card;

  const say = useEffectEvent(() => {
    toast(copy.changed);
    const rest = new URLSearchParams(search);
    rest.delete('card');
    setSearch(rest, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (isChanged) say();
  }, [isChanged]);
}
