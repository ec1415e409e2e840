import { deliveryProcess } from '#contract/claims';
import { isPaused } from '#contract/describe-delivery';
import type { Subscription } from '#contract/subscriptions';
import { deliveryStages } from '#db/values/enumerations';
import { TextLink } from '#ui/link';
import { type Step, Steps } from '#ui/steps';
import { subscriptions as copy } from '../../copy/account.ts';
import { useSettings } from '../../document/settings.tsx';
import { Day } from '../../format/day.tsx';

/** The steps that the success page has promised, and how far the website is. */
export function DeliveryStages({ subscription }: { subscription: Subscription }) {
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
