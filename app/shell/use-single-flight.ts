import { useRef, useState } from 'react';

/** Runs `act` at most once at a time; calls while it runs are ignored. */
export function useSingleFlight<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): [run: (...args: Args) => Promise<void>, isUnderway: boolean] {
  const [isUnderway, setUnderway] = useState(false);
  // Two clicks may come before the next render.
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
