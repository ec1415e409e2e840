import { FocusScope } from 'radix-ui/internal';
import * as Radix from 'radix-ui/toast';
import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import * as css from './toast.css.ts';
import type { ToastMessage } from './toast-message.ts';
import { useHotkeyFocus } from './use-hotkey-focus.ts';

export type { ToastAction, ToastMessage } from './toast-message.ts';
export { useToasts } from './use-toasts.ts';

/** How long a toast is shown while it has no pointer or focus on it. */
export const toastDurationMs = 5000;
/** The same for a toast with an action, which takes a moment to decide on. */
export const toastWithActionDurationMs = 10_000;
/** How far to swipe right to dismiss it. */
export const toastSwipePx = 50;
/** The key that moves focus to the toast. */
export const toastHotkey = 'F8';

/** The caller keeps the list. */
export type ToasterProps = {
  /** Oldest first. The last one is shown. */
  toasts: readonly ToastMessage[];
  /** Called to remove a toast from the list or to mark it as closed. */
  onClose: (id: string) => void;
  durationMs?: number;
  actionDurationMs?: number;
};

const hotkey = [toastHotkey];
const noHotkey: string[] = [];

const icons = { positive: 'check', critical: 'alert', info: 'info' } as const;

/**
 * Shows the newest toast for five seconds, or ten if it has an action. F8 moves focus to it; a swipe to the right, Escape or
 * the close button dismisses it.
 */
export function Toaster(props: ToasterProps) {
  const {
    toasts,
    onClose,
    durationMs = toastDurationMs,
    actionDurationMs = toastWithActionDurationMs,
    label = 'Notifications',
    messageLabel = 'Notification',
    closeLabel = 'Close',
  } = useLocaleTexts('Toaster', props);
  const newest = toasts.at(-1);
  const isOpen = newest !== undefined && newest.open !== false;
  const region = useRef<HTMLDivElement>(null);
  const { isFocused, restoreFocus, ...focusHandlers } = useHotkeyFocus(region, toastHotkey, isOpen);

  function close(id: string) {
    restoreFocus();
    onClose(id);
  }

  return (
    <Radix.Provider
      label={messageLabel}
      duration={newest?.action ? actionDurationMs : durationMs}
      swipeDirection="right"
      swipeThreshold={toastSwipePx}
    >
      {newest && <Toast key={newest.id} {...newest} closeLabel={closeLabel} onClose={close} />}
      {isFocused && <ReleaseFocusTrap />}
      <div ref={region} {...focusHandlers}>
        <Radix.Viewport
          label={`${label} (${toastHotkey})`}
          // With no toast to focus, the key would only lose the current focus.
          hotkey={isOpen ? hotkey : noHotkey}
          // Each toast announces itself. Live regions aren't hidden behind dialogs.
          aria-live="off"
          className={css.viewport}
        />
      </div>
    </Radix.Provider>
  );
}

/** Tells the page how tall the toast is, and scrolls the focused control from under it. */
function makeRoom(toast: HTMLElement | null) {
  if (!toast) return;
  const { activeElement, documentElement: root } = document;
  const measure = () => {
    const { height } = toast.parentElement?.getBoundingClientRect() ?? { height: 0 };
    root.style.setProperty('--toast-height', `${height}px`);
  };
  const observer = new ResizeObserver(measure);
  measure();
  observer.observe(toast);
  if (activeElement?.matches('button, a, input, select, textarea'))
    activeElement.scrollIntoView({ block: 'nearest' });
  return () => observer.disconnect();
}

function Toast({
  id,
  title,
  description,
  tone = 'positive',
  action,
  open = true,
  closeLabel,
  onClose,
}: ToastMessage & Pick<ToasterProps, 'onClose'> & { closeLabel: string }) {
  return (
    <Radix.Root
      ref={makeRoom}
      type={tone === 'info' ? 'background' : 'foreground'}
      open={open}
      onOpenChange={(next) => !next && onClose(id)}
      // A modal dialog disables pointer events on everything else.
      style={{ pointerEvents: 'auto' }}
      className={`${css.toast} ${css.tones[tone]}`}
    >
      <span className={css.icon}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={css.text}>
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
        <Icon icon="close" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Releases a dialog's focus trap while it is rendered, so that focus can move to the toast. */
function ReleaseFocusTrap() {
  return (
    <FocusScope.Root asChild onMountAutoFocus={preventFocus} onUnmountAutoFocus={preventFocus}>
      <span hidden />
    </FocusScope.Root>
  );
}

function preventFocus(event: Event) {
  event.preventDefault();
}
