import type { ToastMessage } from 'paper-and-ink/toast';
import { useState } from 'react';

/** The toasts of the app, for one Toaster at the end of the page. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return {
    toasts,
    showToast: (title: string) =>
      setToasts((earlier) => [...earlier, { id: crypto.randomUUID(), title }]),
    closeToast: (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)),
  };
}
