import type { OrderDelivery } from '#contract/delivery-clock';
import { stageName } from '#contract/describe-delivery';
import { thread as copy } from '../../copy/tickets.ts';
import { Day } from '../../format/date-time.tsx';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { statusOf } from '../../format/status.ts';

type OrderStateProps = {
  order: OrderDelivery;
  /** Decides what is overdue. */
  now: Date;
  reader?: 'customer' | 'shop' | undefined;
};

/** How far the delivery of an order is, in a sentence. */
export function OrderState({ order, now, reader }: OrderStateProps) {
  const { deliveredAt, promisedAt, stage, status } = order;
  if (deliveredAt) {
    return (
      <>
        {copy.delivered} <Day at={deliveredAt} />
      </>
    );
  }
  if (promisedAt === null) return statusOf(status).label;
  return (
    <>
      {stage && `${stageName(stage)}. `}
      <DeliverySentence clock={order} now={now} reader={reader} />
    </>
  );
}
