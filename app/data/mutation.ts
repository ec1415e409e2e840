import useSWRMutation from 'swr/mutation';
import type { Address } from './address.ts';

/**
 * Changes what an address answers. Refused or not, it is fetched again: someone else may have been
 * faster. `guess` is the answer that is shown until then, and taken back if the change is refused.
 */
export function useMutation<Known, Change, Answer>(
  address: Address<Known>,
  send: (change: Change) => Promise<Answer>,
  guess?: (known: Known | undefined, change: Change) => Known,
): (change: Change) => Promise<Answer> {
  const { trigger } = useSWRMutation<Answer, Error, Address<Known>, { change: Change }, Known>(
    address,
    (_address, { arg }) => send(arg.change),
  );
  return (change) =>
    trigger(
      { change },
      guess && { optimisticData: (known?: Known) => guess(known, change), rollbackOnError: true },
    );
}
