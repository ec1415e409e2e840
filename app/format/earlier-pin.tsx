import type { Device } from '#ui/device-frame';
import type { Pin } from '#ui/pinned-image';
import { review as copy } from '../copy/review.ts';
import { deviceOf, type EarlierRemark, numberOf, remarkName } from './earlier-remark.ts';
import { UserText } from './user-text.tsx';

/** The pin of a remark that was sent, if it is on this page and device. */
export function earlierPin(
  earlier: EarlierRemark | null,
  { page, device }: { page: string; device: Device },
): readonly Pin[] {
  if (!earlier) return [];
  const { remark, round } = earlier;
  const { pin, answer, text } = remark;
  if (!pin || remark.page !== page || deviceOf(pin) !== device) return [];
  return [
    {
      id: remark.id,
      x: pin.x / 100,
      y: pin.y / 100,
      state: answer ?? 'open',
      number: numberOf(earlier),
      label: copy.earlier.of(remarkName(earlier), round.number),
      content: <UserText>{text}</UserText>,
    },
  ];
}
