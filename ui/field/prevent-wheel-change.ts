import type { WheelEvent } from 'react';

/**
 * A focused number field counts with the wheel. Read-only for that moment it lets the page scroll
 * instead; a key that comes meanwhile is heard all the same.
 */
export function preventWheelChange({ currentTarget: field }: WheelEvent<HTMLInputElement>) {
  const over = new AbortController();
  const free = () => {
    field.readOnly = false;
    over.abort();
  };
  field.readOnly = true;
  field.addEventListener('keydown', free, { signal: over.signal });
  setTimeout(free);
}
