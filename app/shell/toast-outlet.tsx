import { useAtomValue, useSetAtom } from 'jotai';
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ToastMessage } from '#ui/toast';
import { dismissToastAtom, toastsAtom } from '../state/toasts.ts';
import * as css from './toast-outlet.css.ts';

const load = () => import('#ui/toast').then((module) => ({ default: module.Toaster }));

// Most visits never see one, so its code comes late: when the page is alive and at rest.
const Toaster = lazy(load);

/** Done when a message can be shown, or when it is clear that its code does not come. */
export async function fetchToaster(): Promise<void> {
  await load().catch(() => {});
}

export function ToastOutlet() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);

  useEffect(() => {
    const timer = setTimeout(fetchToaster, 2000);
    return () => clearTimeout(timer);
  }, []);

  const [message] = toasts;
  if (!message) return null;
  return (
    <PlainWhenBroken message={message}>
      <Suspense>
        <Toaster toasts={toasts} onClose={dismiss} />
      </Suspense>
    </PlainWhenBroken>
  );
}

type PlainProps = { message: ToastMessage; children: ReactNode };

/** A message that cannot be shown well is shown all the same, and takes nothing else with it. */
class PlainWhenBroken extends Component<PlainProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { title, description, open } = this.props.message;
    if (!open) return null;
    return (
      <div role="alert" className={css.plain}>
        <strong>{title}</strong> {description}
      </div>
    );
  }
}
