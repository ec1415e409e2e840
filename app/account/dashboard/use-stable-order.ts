import { useState } from 'react';

/**
 * Keeps what was shown in its order, so that a refresh moves nothing under the cursor. What is new
 * comes last.
 */
export function useStableOrder<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const [shown, setShown] = useState<readonly number[]>([]);
  const added = items.filter(({ id }) => !shown.includes(id)).map(({ id }) => id);
  const order = [...shown, ...added];
  // Set while rendering, so that it is known before the next items arrive.
  if (added.length > 0) setShown(order);
  return items.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
