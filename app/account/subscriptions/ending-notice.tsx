import type { ReactNode } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { Notice } from '#ui/notice';
import { cancellation as words } from '../../copy/account.ts';
import { Day } from '../../format/day.tsx';
import { standingOf } from './standing.ts';

/** How a subscription ends or has ended; nothing while it runs. */
export function EndingNotice({ subscription }: { subscription: Subscription }) {
  const said = endingOf(subscription);
  return (
    said && (
      <Notice title={said.title} tone="neutral">
        {said.hint}
      </Notice>
    )
  );
}

function endingOf(subscription: Subscription): { title: ReactNode; hint?: ReactNode } | null {
  const { cancellation, cancelAt, endedAt } = subscription;
  switch (standingOf(subscription)) {
    case 'asked':
      return { title: words.pending, hint: cancellation && asked(cancellation.requestedAt) };
    case 'ending':
      return { title: onDay(words.until, cancelAt), hint: words.untilHint };
    case 'ending for certain':
      return { title: onDay(words.until, cancelAt) };
    case 'ended':
      return endedAt ? { title: onDay(words.ended, endedAt) } : null;
    default:
      return null;
  }
}

function onDay(lead: string, at: string | null) {
  return (
    <>
      {lead} {at && <Day at={at} />}
    </>
  );
}

function asked(at: string) {
  return (
    <>
      {onDay(words.asked, at)}. {words.askedHint}
    </>
  );
}
