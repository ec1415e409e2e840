import { atom, useSetAtom } from 'jotai';
import type { ToastMessage } from '#ui/toast';

/** What is being said to the person right now: one message, the newest. */
export const toastsAtom = atom<readonly ToastMessage[]>([]);

const showToastAtom = atom(null, (_get, set, message: Omit<ToastMessage, 'id'>) => {
  set(toastsAtom, [{ ...message, id: crypto.randomUUID() }]);
});

export function useToast() {
  return useSetAtom(showToastAtom);
}
