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
 * The action of a button, and whether it is running. While it runs, further presses are ignored. If
 * it fails, a toast says why, and the promise resolves anyway. The toast is dismissed once the action
 * succeeds.
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
