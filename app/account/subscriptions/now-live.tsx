import { useEffect, useState } from 'react';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { liveSite as copy } from '../../copy/account.ts';
import { Celebration } from '../../shell/celebration.tsx';
import { writePersonal } from '../../state/personal-storage.ts';

type NowLiveProps = { subscription: Pick<SubscriptionDetails, 'orderId' | 'site'> };

/** That a website is live is news the first time that its customer sees it in this browser. */
export function NowLive({ subscription: { orderId, site } }: NowLiveProps) {
  const key = `live:${orderId}`;
  const [isNews] = useState(() => !wasSeen(key));
  const isShown = isNews && Boolean(site?.checkedAt && !site.downSince);
  useEffect(() => {
    if (isShown) remember(key);
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

function wasSeen(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Without storage, it would be news each time.
    return true;
  }
}

function remember(key: string): void {
  try {
    writePersonal(() => localStorage, key, 'seen');
  } catch {
    // The storage is full.
  }
}
