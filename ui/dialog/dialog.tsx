import * as Radix from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { claimsEscape } from '../escape-key.ts';
import { Heading } from '../heading/heading.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { useOverflow } from '../use-overflow.ts';
import * as css from './dialog.css.ts';

/** Don't combine a destructive button and an accent button in one dialog. */
export type DialogProps = {
  /** Controlled by the caller. */
  open: boolean;
  /** Called by Escape, the scrim and Close. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /**
   * A short summary of what the buttons will do. It stays visible above them while the body
   * scrolls.
   */
  summary?: ReactNode;
  /** Buttons, with the main action last. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` is for questions before something that can't be undone, as **ConfirmDialog** asks them. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether Escape, the scrim and Close can close it. False while something is in progress or has to
   * be done first.
   */
  dismissible?: boolean;
  /** Gets the focus on open. Defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Gets the focus on close when the element that opened the dialog is gone, such as a deleted row.
   */
  finalFocus?: RefObject<HTMLElement | null>;
};

/**
 * Asks a question or shows details on top of the page. Closing it returns focus to where it was.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    summary,
    actions,
    size = 'medium',
    role = 'dialog',
    dismissible = true,
    initialFocus,
    finalFocus,
    closeLabel = 'Close',
  } = useLocaleTexts('Dialog', props);
  // Without a trigger, Radix doesn't remember where the focus came from.
  const opener = useRef<Element>(null);
  const requestChange = (next: boolean) => {
    if (dismissible) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={requestChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          role={role}
          onOpenAutoFocus={(event) => {
            opener.current = findOpener(document.activeElement);
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // A page that the dialog led to may have the focus already.
            if (document.activeElement !== document.body) return event.preventDefault();
            const end = opener.current?.isConnected ? opener.current : finalFocus?.current;
            if (end instanceof HTMLElement) end.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (claimsEscape(event.target)) event.preventDefault();
          }}
          className={`${css.content} ${css.sizes[size]} ${summary ? css.withSummary : ''}`}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={css.head}>
            <Radix.Title asChild>
              <DialogTitle>{title}</DialogTitle>
            </Radix.Title>
            {description && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
          </div>
          {children && (
            <DialogBody label={title} aboveSummary={Boolean(summary)}>
              {children}
            </DialogBody>
          )}
          {summary && <div className={css.summary}>{summary}</div>}
          {actions && <div className={css.actions}>{actions}</div>}
          {/* Last in the DOM, so that focus starts in the content. */}
          {dismissible && (
            <div className={css.close}>
              <IconButton
                icon="close"
                aria-label={closeLabel}
                onClick={() => onOpenChange(false)}
              />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Finds the element to return focus to. A menu item is gone once it is chosen, so its menu button
 * takes its place. Returns null when nothing had the focus.
 */
function findOpener(focused: Element | null) {
  if (focused === document.body) return null;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}

type DialogBodyProps = { label: string; aboveSummary: boolean; children: ReactNode };

/** Scrolls long content and makes it reachable by keyboard. */
function DialogBody({ label, children, aboveSummary }: DialogBodyProps) {
  const { ref, overflows } = useOverflow('block');
  return (
    <div
      ref={ref}
      {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      className={aboveSummary ? `${css.body} ${css.bodyAboveSummary}` : css.body}
    >
      {children}
    </div>
  );
}

/** Passes on the id that Radix uses to name the dialog. */
function DialogTitle({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Heading level={2} size={3} id={id}>
      {children}
    </Heading>
  );
}
