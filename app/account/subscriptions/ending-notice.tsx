import type { ReactNode } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { Notice } from '#ui/notice';
import { cancellation as words } from '../../copy/account.ts';
import { Day } from '../../format/day.tsx';
import { lifecycleStageOf } from './lifecycle-stage.ts';

/** What the end of a subscription means, beside the badge that names it; nothing while it runs. */
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
  switch (lifecycleStageOf(subscription)) {
    case 'cancellation_requested':
      return { title: words.requestedTitle, hint: cancellation && asked(cancellation.requestedAt) };
    case 'ending':
      return {
        title: words.untilTitle,
        hint: cancelAt && <>{onDay(words.untilHint, cancelAt)}.</>,
      };
    case 'ended_by_shop':
      return { title: words.untilTitle };
    case 'ended':
      return endedAt ? { title: onDay(words.ended, endedAt) } : null;
    default:
      return null;
  }
}

function onDay(lead: string, at: string) {
  return (
    <>
      {lead} <Day at={at} />
    </>
  );
}

function asked(at: string) {
  return (
    <>
      {onDay(words.requestedOn, at)}. {words.requestedHint}
    </>
  );
}
