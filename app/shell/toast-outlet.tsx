import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { toastsAtom } from '../state/toasts.ts';

// Most visits never see one: its code comes with the first.
const Toaster = lazy(() => import('#ui/toast').then((module) => ({ default: module.Toaster })));

export function ToastOutlet() {
  const [toasts, setToasts] = useAtom(toastsAtom);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster
        toasts={toasts}
        onClose={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </Suspense>
  );
}
