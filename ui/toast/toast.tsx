import * as Radix from 'radix-ui/toast';
import { Icon } from '../icon/icon.tsx';
import * as css from './toast.css.ts';

/** `id` tells one message from the next; the same id again replaces the words in place. */
export type ToastMessage = {
  id: string;
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
};

/** The caller keeps the list. */
export type ToasterProps = {
  /** In the order they came; the last one is shown. */
  toasts: readonly ToastMessage[];
  /** Asks to drop one from the list. */
  onClose: (id: string) => void;
  durationMs?: number;
};

/**
 * Shows the newest message only, for five seconds. F8 moves focus to it; a swipe to the right,
 * Escape or the close button takes it away.
 */
export function Toaster({ toasts, onClose, durationMs = 5000 }: ToasterProps) {
  const newest = toasts.at(-1);
  return (
    <Radix.Provider duration={durationMs} swipeDirection="right" swipeThreshold={50}>
      {newest && <Toast key={newest.id} {...newest} onClose={onClose} />}
      <Radix.Viewport hotkey={['F8']} className={css.viewport} />
    </Radix.Provider>
  );
}

function Toast({
  id,
  title,
  description,
  variant = 'default',
  onClose,
}: ToastMessage & Pick<ToasterProps, 'onClose'>) {
  return (
    <Radix.Root
      type="foreground"
      onOpenChange={(open) => !open && onClose(id)}
      className={`${css.toast} ${css.variants[variant]}`}
    >
      <span className={css.mark}>
        <Icon name={variant === 'destructive' ? 'alert' : 'check'} />
      </span>
      <div className={css.words}>
        <Radix.Title className={css.title}>{title}</Radix.Title>
        {description && (
          <Radix.Description className={css.description}>{description}</Radix.Description>
        )}
      </div>
      <Radix.Close aria-label="Close" className={css.close}>
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
