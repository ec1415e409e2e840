import type { WheelEvent } from 'react';

/**
 * Stops the mouse wheel from changing a focused number field. The field is read-only just long
 * enough for the page to scroll instead. Keys that are pressed during that time still work.
 */
export function preventWheelChange({ currentTarget: field }: WheelEvent<HTMLInputElement>) {
  const done = new AbortController();
  const restore = () => {
    field.readOnly = false;
    done.abort();
  };
  field.readOnly = true;
  field.addEventListener('keydown', restore, { signal: done.signal });
  setTimeout(restore);
}
