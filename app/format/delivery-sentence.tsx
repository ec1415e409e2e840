import { Fragment } from 'react';
import type { DeliveryClock } from '#contract/delivery-clock';
import { describeDelivery, describeForCustomer } from '#contract/describe-delivery';
import { DateTime, formatDateTime } from './date-time.tsx';

type DeliverySentenceProps = {
  clock: DeliveryClock;
  now: Date;
  /** Customers read what they do and when they get it; the shop, when it is due and why. */
  reader?: 'customer' | 'shop' | undefined;
};

/** When a website is due, or what its delivery waits for. */
export function DeliverySentence({ clock, now, reader = 'shop' }: DeliverySentenceProps) {
  const parts =
    reader === 'shop'
      ? describeDelivery(clock, now, (at) => <DateTime at={at} />)
      : describeForCustomer(clock, now, (at, span, isPast) => (
          <>
            {!isPast && 'within '}
            <time dateTime={at} title={formatDateTime(at)}>
              {span}
              {isPast && ' ago'}
            </time>
          </>
        ));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={index}>{part}</Fragment>
  ));
}
