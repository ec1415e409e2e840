import { deliveryProcess } from '#contract/claims';
import { isPaused } from '#contract/describe-delivery';
import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { deliveryStages } from '#db/values/enumerations';
import { ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { type Step, Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { subscriptions as copy } from '../../copy/account.ts';
import { brief } from '../../copy/brief.ts';
import { review } from '../../copy/review.ts';
import { useSettings } from '../../document/settings.tsx';
import { Day } from '../../format/date-time.tsx';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { UserText } from '../../format/user-text.tsx';
import { BriefEntry } from './brief-entry.tsx';
import { isBeingMade, nextStepOf } from './next-step.ts';
import { ReviewEntry } from './review-entry.tsx';

type DeliveryLinksProps = { subscription: Subscription; briefPath: string; reviewPath: string };

type DeliveryProps = {
  subscription: Subscription & Pick<SubscriptionDetails, 'deliveryNote'>;
  /** The page shows an overdue notice instead of the delivery time. */
  isLate: boolean;
  now: Date;
  briefPath: string;
  reviewPath: string;
};

/** What the customer can do, and by when, comes before the steps: on a phone, those fill a screen. */
export function Delivery({ subscription, isLate, now, briefPath, reviewPath }: DeliveryProps) {
  const { steps, deliveryNote } = subscription;
  const isPaid = steps.some(({ step, done }) => step === 'paid' && done);
  const isDelivered = steps.every(({ done }) => done);
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {copy.delivery}
      </Heading>
      {!isPaid && <Text>{copy.waitingForPayment}</Text>}
      {!isDelivered && !isLate && (
        <Text tone="soft" size="small">
          <DeliverySentence clock={subscription} now={now} reader="customer" />
        </Text>
      )}
      <ReviewEntry subscription={subscription} path={reviewPath} />
      <BriefEntry subscription={subscription} path={briefPath} />
      <DeliveryLinks subscription={subscription} briefPath={briefPath} reviewPath={reviewPath} />
      <DeliveryStages subscription={subscription} />
      {deliveryNote && (
        <Stack gap="xxs">
          <Text size="small" tone="soft">
            {copy.note}
          </Text>
          <UserText>{deliveryNote}</UserText>
        </Stack>
      )}
    </Stack>
  );
}

/** The ways to the brief and to the review, unless one of them is the next step. */
function DeliveryLinks({ subscription, briefPath, reviewPath }: DeliveryLinksProps) {
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

/** The steps that the success page has promised, and how far the website is. */
function DeliveryStages({ subscription }: { subscription: Subscription }) {
  const { stage, steps } = subscription;
  const { delivery } = useSettings();
  const delivered = steps.find(({ step }) => step === 'delivered');
  const isDelivered = delivered?.done === true;
  const current = stage ? deliveryStages.indexOf(stage) : -1;
  return (
    <Steps
      aria-label={copy.delivery}
      steps={deliveryProcess.map(({ title, time }, index): Step => {
        if (isDelivered || index < current) {
          const isLast = index === deliveryProcess.length - 1;
          const at = isLast ? delivered?.at : null;
          return { title, state: 'done', ...(at && { detail: <Day at={at} /> }) };
        }
        if (index > current)
          return { title, note: delivery.stepTimes[index] ?? time, state: 'upcoming' };
        return { title, state: 'current', detail: <CurrentStage subscription={subscription} /> };
      })}
    />
  );
}

function CurrentStage({ subscription }: { subscription: Subscription }) {
  const { stage, stageSince, previewUrl } = subscription;
  if (!stage) return null;
  const isWaiting = stage === 'requirements' && isPaused(subscription);
  return (
    <>
      {stageSince && (
        <>
          {copy.since} <Day at={stageSince} />.{' '}
        </>
      )}
      <span>{isWaiting ? copy.waitingForBrief : copy.stages[stage]}</span>
      {previewUrl && (
        <>
          {' '}
          <TextLink href={previewUrl} newTab>
            {copy.openPreview}
          </TextLink>
        </>
      )}
    </>
  );
}
