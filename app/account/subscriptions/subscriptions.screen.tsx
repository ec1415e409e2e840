import { accountMeta } from '../../copy/account.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { paths } from '../../paths.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Subscriptions } from './subscriptions.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...accountMeta.subscriptions} path={paths.dashboardSubscriptions} noindex />
      <CustomersOnly loading={<Subscriptions subscriptions={undefined} onRetry={() => {}} />}>
        {() => <OwnSubscriptions />}
      </CustomersOnly>
    </>
  );
}

function OwnSubscriptions() {
  const { subscriptions, error, retry } = useSubscriptions();
  const failed = sentenceOf(error);
  return (
    <Subscriptions subscriptions={subscriptions} onRetry={retry} {...(failed ? { failed } : {})} />
  );
}
