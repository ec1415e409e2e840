import type { Subscription } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { brief } from '../../copy/brief.ts';
import { review } from '../../copy/review.ts';
import { isBeingMade, nextStepOf } from './next-step.ts';

type DeliveryLinksProps = { subscription: Subscription; briefPath: string; reviewPath: string };

/** The ways to the brief and to the review, unless one of them is the next step. */
export function DeliveryLinks({ subscription, briefPath, reviewPath }: DeliveryLinksProps) {
  const next = nextStepOf(subscription);
  const state = subscription.brief;
  const canStart = isBeingMade(subscription) && !state?.sentAt;
  const hasAnswers = state !== null && (state.sentAt !== null || state.percent > 0);
  const links = [
    ...(state && (canStart || hasAnswers) && next !== 'brief'
      ? [{ href: briefPath, label: canStart ? brief.entry.start : brief.entry.sent }]
      : []),
    ...(subscription.reviewRounds > 0 && next !== 'review'
      ? [{ href: reviewPath, label: review.entry.past }]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <Inline gap="s">
      {links.map(({ href, label }) => (
        <ButtonLink key={href} href={href} size="small" variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </Inline>
  );
}
