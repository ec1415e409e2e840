import { useEffect, useEffectEvent, useMemo } from 'react';
import { useParams } from 'react-router';
import { brief as copy } from '../../copy/brief.ts';
import { briefCalls, useBriefAtOpen } from '../../data/briefs.ts';
import { useRefresh } from '../../data/refresh.ts';
import { isSubscriptionPath } from '../../data/subscriptions.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { paths } from '../../paths.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { NoSuchSubscription } from '../subscriptions/subscription.screen.tsx';
import { BriefPage } from './brief-page.tsx';
import { BriefFailed, BriefLoading } from './brief-states.tsx';

export function Component() {
  const { subscriptionId = '' } = useParams();
  return (
    <>
      <PageMeta {...accountMetadata.brief} />
      <CustomersOnly loading={<BriefLoading />}>
        {() => <OwnBrief key={subscriptionId} order={subscriptionId} />}
      </CustomersOnly>
    </>
  );
}

function OwnBrief({ order }: { order: string }) {
  const { brief, failed, onRetry } = useBriefAtOpen({ order });
  const refresh = useRefresh();
  const refreshProgress = useEffectEvent(() => void refresh(isSubscriptionPath));
  // The dashboard shows how much is done.
  useEffect(() => () => refreshProgress(), []);
  const calls = useMemo(() => briefCalls({ order }), [order]);
  if (brief) {
    return (
      <BriefPage
        opened={brief}
        calls={calls}
        path={paths.dashboardBrief(order)}
        backTo={{ path: paths.dashboardSubscription(order), label: copy.back }}
      />
    );
  }
  if (brief === null) return <NoSuchSubscription />;
  if (failed) return <BriefFailed failed={failed} onRetry={onRetry} />;
  return <BriefLoading />;
}
