import type { Remark, RemarkPin, ReviewRound } from '#contract/reviews';
import { type Device, deviceWidths } from '#ui/device-frame';
import { review as copy } from '../copy/review.ts';

/** A remark that was sent, to be shown in the preview. */
export type EarlierRemark = { remark: Remark; round: ReviewRound };

/** 'Remark 2', as its round numbers it. */
export function remarkName({ remark, round }: EarlierRemark): string {
  return copy.remarks.name(numberOf({ remark, round }));
}

/** From 1. */
export function numberOf({ remark, round }: EarlierRemark): number {
  return round.remarks.findIndex(({ id }) => id === remark.id) + 1;
}

/** The device on which a pin was placed, or the nearest; null if the pin isn’t on the preview. */
export function deviceOf(pin: RemarkPin | null): Device | null {
  if (!pin || pin.width === null) return null;
  const { width } = pin;
  const distance = (device: Device) => Math.abs(deviceWidths[device] - width);
  return (['phone', 'tablet', 'desktop'] as const).reduce((nearest, device) =>
    distance(device) < distance(nearest) ? device : nearest,
  );
}
