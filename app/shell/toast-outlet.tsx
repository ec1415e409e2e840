import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ToastMessage } from '#ui/toast';
import { toastsAtom, useClearToast } from '../state/toasts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import * as css from './toast-outlet.css.ts';

const plainMs = 5000;

type Toaster = typeof import('#ui/toast').Toaster;

// Most visits show no toast, so its code is loaded when a form is filled in or a toast is shown.
const load = () => import('#ui/toast').then((module) => module.Toaster);

/** Resolves once a toast can be shown, or once loading has failed. */
export async function preloadToaster(): Promise<void> {
  await load().catch(() => {});
}

export function ToastOutlet() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useClearToast();

  useEffect(() => {
    addEventListener('input', preloadToaster, { once: true });
    return () => removeEventListener('input', preloadToaster);
  }, []);

  const [message] = toasts;
  const { Toaster, isMissing } = useToaster(message?.id);
  if (!message) return null;
  const plain = <PlainToast key={message.id} message={message} onLeave={dismiss} />;
  if (!Toaster) return isMissing ? plain : null;
  return (
    <ErrorBoundary fallback={plain}>
      <Toaster toasts={toasts} onClose={dismiss} />
    </ErrorBoundary>
  );
}

/**
 * Not React's `lazy`: it would delay the first toast and never retry. A failed load is retried with
 * each message.
 */
function useToaster(messageId: string | undefined) {
  const [Toaster, setToaster] = useState<Toaster>();
  const [missedAt, setMissedAt] = useState<string>();
  useEffect(() => {
    if (!messageId || Toaster) return;
    load().then(
      (found) => setToaster(() => found),
      () => setMissedAt(messageId),
    );
  }, [messageId, Toaster]);
  return { Toaster, isMissing: missedAt !== undefined && missedAt === messageId };
}

type PlainToastProps = { message: ToastMessage; onLeave: () => void };

/** Fallback without animation when the toast code fails to load. */
function PlainToast({
  message: { title, description, tone: variant, open },
  onLeave,
}: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(onLeave, plainMs);
    return () => clearTimeout(timer);
  }, [onLeave]);
  if (!open) return null;
  return (
    <div role={variant === 'info' ? 'status' : 'alert'} className={css.plain}>
      <strong>{title}</strong> {description}
    </div>
  );
}
