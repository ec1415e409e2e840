import * as Radix from 'radix-ui/toast';
import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ReleaseFocusTrap } from './release-focus-trap.tsx';
import * as css from './toast.css.ts';
import { useHotkeyFocus } from './use-hotkey-focus.ts';

/** How long a message stands while nobody rests on it. */
export const toastDurationMs = 5000;
/** How far to the right one swipes it away. */
export const toastSwipePx = 50;
/** The key that moves focus to the message. */
export const toastHotkey = 'F8';

/** `id` tells one message from the next; the same id again replaces the words in place. */
export type ToastMessage = {
  id: string;
  title: string;
  description?: string;
  /** `news`: it happened elsewhere, and is read out when nothing else is. */
  variant?: 'default' | 'destructive' | 'news';
  /** One thing to do about it; the message goes with it. It must be found elsewhere, too. */
  action?: ToastAction;
  /** False while it leaves. */
  open?: boolean;
};

/** `altText` says where else to do it, for those whom the message reaches too late. */
export type ToastAction = { label: string; altText: string; onSelect: () => void };

/** The caller keeps the list. */
export type ToasterProps = {
  /** In the order they came; the last one is shown. */
  toasts: readonly ToastMessage[];
  /** Asks to drop one from the list, or to mark it as closed. */
  onClose: (id: string) => void;
  durationMs?: number;
  /** The name of the place where they are shown. */
  label?: string;
  /** Read out before each message. */
  messageLabel?: string;
  /** The name of the button that takes one away. */
  closeLabel?: string;
};

const hotkey = [toastHotkey];
const noHotkey: string[] = [];

const marks = { default: 'check', destructive: 'alert', news: 'info' } as const;

/**
 * Shows the newest message only, for five seconds. F8 moves focus to it; a swipe to the right,
 * Escape or the close button takes it away.
 */
export function Toaster({
  toasts,
  onClose,
  durationMs = toastDurationMs,
  label = 'Notifications',
  messageLabel = 'Notification',
  closeLabel = 'Close',
}: ToasterProps) {
  const newest = toasts.at(-1);
  const isOpen = newest !== undefined && newest.open !== false;
  const region = useRef<HTMLDivElement>(null);
  const { isVisited, goBack, ...visit } = useHotkeyFocus(region, toastHotkey, isOpen);

  function close(id: string) {
    goBack();
    onClose(id);
  }

  return (
    <Radix.Provider
      label={messageLabel}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={toastSwipePx}
    >
      {newest && <Toast key={newest.id} {...newest} closeLabel={closeLabel} onClose={close} />}
      {isVisited && <ReleaseFocusTrap />}
      <div ref={region} {...visit}>
        <Radix.Viewport
          label={`${label} (${toastHotkey})`}
          // With nothing to go to, the key would only lose the place where one was.
          hotkey={isOpen ? hotkey : noHotkey}
          // Each message announces itself. What is live is not hidden behind a dialog.
          aria-live="off"
          className={css.viewport}
        />
      </div>
    </Radix.Provider>
  );
}

function Toast({
  id,
  title,
  description,
  variant = 'default',
  action,
  open = true,
  closeLabel,
  onClose,
}: ToastMessage & Required<Pick<ToasterProps, 'closeLabel' | 'onClose'>>) {
  return (
    <Radix.Root
      type={variant === 'news' ? 'background' : 'foreground'}
      open={open}
      onOpenChange={(next) => !next && onClose(id)}
      // A dialog takes the pointer from everything else.
      style={{ pointerEvents: 'auto' }}
      className={`${css.toast} ${css.variants[variant]}`}
    >
      <span className={css.mark}>
        <Icon name={marks[variant]} />
      </span>
      <div className={css.words}>
        <Radix.Title className={css.title}>{title}</Radix.Title>
        {description && (
          <Radix.Description className={css.description}>{description}</Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.altText}
            onClick={() => action.onSelect()}
            className={css.action}
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label={closeLabel} className={css.close}>
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
