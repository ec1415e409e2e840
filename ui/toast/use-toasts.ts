import { useCallback, useState } from 'react';
import type { ToastMessage } from './toast-message.ts';

let count = 0;

/** The toasts of an app, for one Toaster at the end of the page: its props, and how to show one. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const showToast = useCallback((toast: Omit<ToastMessage, 'id' | 'open'>) => {
    count += 1;
    setToasts([{ ...toast, id: `toast-${count}` }]);
  }, []);
  // A closed toast stays in the list to fade out.
  const onClose = useCallback((closed: string) => {
    setToasts((all) => all.map((one) => (one.id === closed ? { ...one, open: false } : one)));
  }, []);
  return { toasts, onClose, showToast };
}
