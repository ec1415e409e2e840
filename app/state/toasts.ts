import { atom, useSetAtom } from 'jotai';
import type { ToastMessage } from '#ui/toast';

/** What is being said to the person right now, oldest first. */
export const toastsAtom = atom<readonly ToastMessage[]>([]);

const addToastAtom = atom(null, (_get, set, message: Omit<ToastMessage, 'id'>) => {
  set(toastsAtom, (toasts) => [...toasts, { ...message, id: crypto.randomUUID() }]);
});

export function useToast() {
  return useSetAtom(addToastAtom);
}
