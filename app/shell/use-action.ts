import { useRef } from 'react';
import { getErrorMessage } from '../data/error-message.ts';
import { useDismissToast, useToast } from '../state/toasts.ts';
import { useSingleFlight } from './use-single-flight.ts';

type Failed = {
  /** Of the toast that says why it failed. */
  title: string;
  /** The sentence where the server gave none. */
  fallback?: string;
};

/**
 * What the press of a button does, and whether it is being done. Pressed again meanwhile, it does
 * nothing; failed, it says why in a toast, and its promise resolves all the same. That toast is
 * dismissed once it succeeds.
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  { title, fallback }: Failed,
): [run: (...args: Args) => Promise<void>, isPending: boolean] {
  const toast = useToast();
  const dismissToast = useDismissToast();
  const failureToast = useRef<string>(undefined);
  return useSingleFlight(async (...args: Args) => {
    try {
      await act(...args);
      if (failureToast.current) dismissToast(failureToast.current);
    } catch (error) {
      const description = getErrorMessage(error, fallback);
      failureToast.current = toast({ tone: 'critical', title, description });
    }
  });
}
