import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { ToastMessage } from '#ui/toast';

/** What is being said to the person right now: one message, the newest. */
export const toastsAtom = atom<readonly ToastMessage[]>([]);

const showToastAtom = atom(null, (_get, set, message: Omit<ToastMessage, 'id'>) => {
  set(toastsAtom, [{ ...message, id: crypto.randomUUID() }]);
});

/** Takes away what is said when the screen that it was about is left. */
export function useClearToast() {
  const setToasts = useSetAtom(toastsAtom);
  return useCallback(() => setToasts([]), [setToasts]);
}

export function useToast() {
  return useSetAtom(showToastAtom);
}
