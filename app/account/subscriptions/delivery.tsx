import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { subscriptions as copy } from '../../copy/account.ts';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { UserText } from '../../format/user-text.tsx';
import { BriefEntry } from './brief-entry.tsx';
import { DeliveryLinks } from './delivery-links.tsx';
import { DeliveryStages } from './delivery-stages.tsx';
import { ReviewEntry } from './review-entry.tsx';

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
          <DeliverySentence clock={subscription} now={now} />
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
