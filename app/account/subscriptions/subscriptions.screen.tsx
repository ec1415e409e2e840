import { useCredits, useStoredCards } from '../../data/billing.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Subscriptions } from './subscriptions.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...accountMetadata.subscriptions} />
      <CustomersOnly loading={<Subscriptions subscriptions={undefined} onRetry={() => {}} />}>
        {() => <OwnSubscriptions />}
      </CustomersOnly>
    </>
  );
}

function OwnSubscriptions() {
  const { subscriptions, failed, onRetry } = useSubscriptions();
  const credits = useCredits();
  const storedCards = useStoredCards();
  return (
    <Subscriptions
      subscriptions={subscriptions}
      credits={credits}
      storedCards={storedCards}
      failed={failed}
      onRetry={onRetry}
    />
  );
}
