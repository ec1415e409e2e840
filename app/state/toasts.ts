import { atom, useSetAtom } from 'jotai';
import type { ToastMessage } from '#ui/toast';

/** How long a message that was dismissed is kept, closed, before it is forgotten. */
export const toastRemoveDelayMs = 1_000_000;

/** What is being said to the person right now: at most one message, the newest. */
export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** Replaces what is said by something newer. */
export const showToastAtom = atom(null, (_get, set, message: Omit<ToastMessage, 'id' | 'open'>) => {
  set(toastsAtom, [{ ...message, id: crypto.randomUUID(), open: true }]);
});

/** Closes whatever is shown; it leaves in its own time. */
export const dismissToastAtom = atom(null, (get, set) => {
  const shown = get(toastsAtom).filter(({ open }) => open);
  if (shown.length === 0) return;
  set(toastsAtom, (toasts) => toasts.map((toast) => ({ ...toast, open: false })));
  const ids = shown.map(({ id }) => id);
  setTimeout(() => {
    set(toastsAtom, (toasts) => toasts.filter(({ id }) => !ids.includes(id)));
  }, toastRemoveDelayMs);
});

/** Takes away what is said when the screen that it was about is left. */
export function useClearToast() {
  return useSetAtom(dismissToastAtom);
}

export function useToast() {
  return useSetAtom(showToastAtom);
}
