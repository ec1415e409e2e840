import type { ReactNode } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { Notice } from '#ui/notice';
import { cancellation as copy } from '../../copy/account.ts';
import { Day } from '../../format/date-time.tsx';
import { lifecycleStageOf } from './lifecycle-stage.ts';

/** Explains a requested or scheduled end; nothing while the subscription runs. */
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
  const { cancellation, accessUntil, endedAt } = subscription;
  switch (lifecycleStageOf(subscription)) {
    case 'cancellation_requested':
      return {
        title: copy.requestedTitle,
        hint: cancellation && asked(cancellation.requestedAt, accessUntil),
      };
    case 'ending':
      return {
        title: copy.untilTitle,
        hint: (
          <>
            {keptUntil(accessUntil)} {copy.mindHint}
          </>
        ),
      };
    case 'ended_by_shop':
      return { title: copy.untilTitle, hint: keptUntil(accessUntil) };
    case 'ended':
      return endedAt ? { title: onDay(copy.ended, endedAt) } : null;
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

/** The last day of access, as the email names it. */
function keptUntil(at: string | null) {
  return <>{at ? onDay(copy.keepUntil, at) : copy.keepUntilEnd}.</>;
}

function asked(at: string, accessUntil: string | null) {
  return (
    <>
      {onDay(copy.requestedOn, at)}. {keptUntil(accessUntil)} {copy.noCharge}
    </>
  );
}
