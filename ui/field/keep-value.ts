import type { WheelEvent } from 'react';

/** Only a focused number field counts with the wheel: without focus the page scrolls instead. */
export function keepValue({ currentTarget }: WheelEvent<HTMLInputElement>) {
  currentTarget.blur();
}
