import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { ToastMessage } from '#ui/toast';

/** How long a message that was dismissed is kept, closed, before it is forgotten. */
export const toastRemoveDelayMs = 1_000_000;

/** What is being said to the person right now: at most one message, the newest. */
export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** Replaces the message shown by a newer one; answers the id to dismiss it by. */
export const showToastAtom = atom(null, (_get, set, message: Omit<ToastMessage, 'id' | 'open'>) => {
  const id = crypto.randomUUID();
  set(toastsAtom, [{ ...message, id, open: true }]);
  return id;
});

/** Closes the message with this id, or any message without one; it leaves in its own time. */
export const dismissToastAtom = atom(null, (get, set, only?: string) => {
  const shown = get(toastsAtom).filter(({ id, open }) => open && (!only || id === only));
  if (shown.length === 0) return;
  set(toastsAtom, (toasts) => toasts.map((toast) => ({ ...toast, open: false })));
  const ids = shown.map(({ id }) => id);
  setTimeout(() => {
    set(toastsAtom, (toasts) => toasts.filter(({ id }) => !ids.includes(id)));
  }, toastRemoveDelayMs);
});

/** Takes away what is said when the screen that it was about is left. */
export function useClearToast() {
  const dismiss = useSetAtom(dismissToastAtom);
  return useCallback(() => dismiss(), [dismiss]);
}

/** Takes away one message, unless a newer one has replaced it. */
export function useDismissToast() {
  return useSetAtom(dismissToastAtom);
}

export function useToast() {
  return useSetAtom(showToastAtom);
}
