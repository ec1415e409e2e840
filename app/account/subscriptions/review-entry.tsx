import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { review as copy } from '../../copy/review.ts';
import { nextStepOf } from './next-step.ts';

type ReviewEntryProps = { subscription: Subscription; path: string };

/** The way to the preview while it waits for its customer. */
export function ReviewEntry({ subscription, path }: ReviewEntryProps) {
  if (nextStepOf(subscription) !== 'review') return null;
  return (
    <Notice
      title={copy.entry.ready}
      action={
        <Inline>
          <ButtonLink href={path} size="small">
            {copy.entry.action}
          </ButtonLink>
        </Inline>
      }
    >
      {copy.entry.hint}
    </Notice>
  );
}
