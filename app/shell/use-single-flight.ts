import { useRef, useState } from 'react';

/** Does it, and says whether it is being done. Asked again meanwhile, nothing happens. */
export function useSingleFlight<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): [run: (...args: Args) => Promise<void>, isUnderway: boolean] {
  const [isUnderway, setUnderway] = useState(false);
  // Two presses may come before the screen is drawn anew.
  const isBegun = useRef(false);

  async function run(...args: Args) {
    if (isBegun.current) return;
    isBegun.current = true;
    setUnderway(true);
    try {
      await act(...args);
    } finally {
      isBegun.current = false;
      setUnderway(false);
    }
  }

  return [run, isUnderway];
}
