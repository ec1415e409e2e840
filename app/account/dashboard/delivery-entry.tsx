import type { DeliveryClock } from '#contract/delivery-clock';
import { isOverdue, stageName } from '#contract/describe-delivery';
import type { Subscription } from '#contract/subscriptions';
import { deliveryStages } from '#db/values/enumerations';
import { TextLink } from '#ui/link';
import { Progress } from '#ui/progress';
import { Text } from '#ui/text';
import { subscriptions as shared } from '../../copy/account.ts';
import { brief as briefCopy } from '../../copy/brief.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { paths } from '../../paths.ts';

type DeliveryEntryProps = { subscription: Subscription; now: Date };

/** How far a delivery has come in the steps of the success page, and when it is due. */
export function DeliveryEntry({ subscription, now }: DeliveryEntryProps) {
  const { orderId, product, stage, brief } = subscription;
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
      {brief && !brief.sentAt && (
        <TextLink href={paths.dashboardBrief(orderId)}>
          {briefCopy.entry.resume(brief.percent)}
        </TextLink>
      )}
    </>
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
