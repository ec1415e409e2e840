import { useEffect, useState } from 'react';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { liveSite as copy } from '../../copy/account.ts';
import { Celebration } from '../../shell/celebration.tsx';
import { rememberSeen, wasSeen } from '../../state/seen.ts';

type NowLiveProps = { subscription: Pick<SubscriptionDetails, 'orderId' | 'site'> };

/** That a website is live is news the first time that its customer sees it in this browser. */
export function NowLive({ subscription: { orderId, site } }: NowLiveProps) {
  const key = `live:${orderId}`;
  const [isNews] = useState(() => !wasSeen(key));
  const isShown = isNews && Boolean(site?.checkedAt && !site.downSince);
  useEffect(() => {
    if (isShown) rememberSeen(key);
  }, [isShown, key]);
  if (!isShown) return null;
  return (
    <Inline gap="m">
      <Celebration />
      <Heading level={2} size={3}>
        {copy.news}
      </Heading>
    </Inline>
  );
}
