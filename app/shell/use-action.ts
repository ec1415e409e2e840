import { sentenceOf } from '../data/sentence.ts';
import { useToast } from '../state/toasts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type Failed = {
  /** Of the toast that says why it failed. */
  title: string;
  /** The sentence where the server gave none. */
  fallback?: string;
};

/**
 * What the press of a button does, and whether it is being done. Pressed again meanwhile, it does
 * nothing; failed, it says why in a toast, and its promise resolves all the same.
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  { title, fallback }: Failed,
): [run: (...args: Args) => Promise<void>, isPending: boolean] {
  const toast = useToast();
  return useOneAtATime(async (...args: Args) => {
    try {
      await act(...args);
    } catch (error) {
      toast({ variant: 'destructive', title, description: sentenceOf(error, fallback) });
    }
  });
}
