import type { DeliveryClock } from '#contract/delivery-clock';
import { isOverdue, stageName } from '#contract/describe-delivery';
import type { Subscription } from '#contract/subscriptions';
import { deliveryStages } from '#db/values/enumerations';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Progress } from '#ui/progress';
import { Text } from '#ui/text';
import { subscriptions as shared } from '../../copy/account.ts';
import { brief as briefCopy } from '../../copy/brief.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { review } from '../../copy/review.ts';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { paths } from '../../paths.ts';
import { nextStepOf } from '../subscriptions/next-step.ts';

type DeliveryEntryProps = { subscription: Subscription; now: Date };

/** How far a delivery has come in the steps of the success page, and when it is due. */
export function DeliveryEntry({ subscription, now }: DeliveryEntryProps) {
  const { orderId, product, stage } = subscription;
  const reached = stage ?? 'requirements';
  const place = deliveryStages.indexOf(reached) + 1;
  return (
    <>
      <TextLink href={paths.dashboardSubscription(orderId)} weight="medium">
        <bdi>{product.title}</bdi>
      </TextLink>
      <Progress
        label={stageName(reached)}
        value={place}
        max={deliveryStages.length}
        valueText={copy.stepOf(place, deliveryStages.length)}
      />
      <Due clock={subscription} now={now} />
      <NextStep subscription={subscription} />
    </>
  );
}

/** The one thing that the delivery waits for its customer to do. */
function NextStep({ subscription }: { subscription: Subscription }) {
  const { orderId, brief } = subscription;
  const step = nextStepOf(subscription);
  if (!step) return null;
  return (
    <Inline>
      {step === 'review' ? (
        <ButtonLink href={paths.dashboardReview(orderId)} size="small">
          {review.entry.action}
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.dashboardBrief(orderId)} size="small">
          {briefCopy.entry.resume(brief?.percent ?? 0)}
        </ButtonLink>
      )}
    </Inline>
  );
}

function Due({ clock, now }: { clock: DeliveryClock; now: Date }) {
  const isLate = isOverdue(clock, now);
  return (
    <Text size="small" tone={isLate ? 'critical' : 'soft'} numeric>
      <DeliverySentence clock={clock} now={now} />
      {isLate && ` ${shared.overdueHint}`}
    </Text>
  );
}
