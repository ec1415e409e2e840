import { Fragment } from 'react';
import type { DeliveryClock } from '#contract/delivery-clock';
import { describeDelivery } from '#contract/describe-delivery';
import { DateTime } from './date-time.tsx';

/** When a website is due, or why its deadline is paused. */
export function DeliverySentence({ clock, now }: { clock: DeliveryClock; now: Date }) {
  return describeDelivery(clock, now, (at) => <DateTime at={at} />).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={index}>{part}</Fragment>
  ));
}
