import * as Radix from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { claimsEscape } from '../escape-key.ts';
import { Heading } from '../heading/heading.tsx';
import { useOverflow } from '../use-overflow.ts';
import * as css from './dialog.css.ts';

/** A destructive button and an accent one never share a dialog. */
export type DialogProps = {
  /** The caller owns it. */
  open: boolean;
  /** Asks to open or close: Escape, the scrim, Close. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** What the buttons would do, in a few lines: stays in sight above them while the rest scrolls. */
  summary?: ReactNode;
  /** The buttons, the one that goes on last. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Makes it an alert dialog, for what cannot be taken back. */
  urgent?: boolean;
  /** Nothing closes it: something is under way, or has to be done first. */
  staysOpen?: boolean;
  /** Where focus begins; the first control unless given. */
  startAt?: RefObject<HTMLElement | null>;
  /** Where focus ends when what opened it is gone by then: the row was deleted. */
  endAt?: RefObject<HTMLElement | null>;
  closeLabel?: string;
};

/** A question or a detail above the page. Escape, the scrim and Close lead back to where one was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  summary,
  actions,
  size = 'medium',
  urgent = false,
  staysOpen = false,
  startAt,
  endAt,
  closeLabel = 'Close',
}: DialogProps) {
  // Without a trigger of its own the primitive forgets where focus came from.
  const opener = useRef<Element>(null);
  const askToChange = (next: boolean) => {
    if (!staysOpen) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={askToChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          role={urgent ? 'alertdialog' : 'dialog'}
          onOpenAutoFocus={(event) => {
            opener.current = openerOf(document.activeElement);
            if (!startAt?.current) return;
            event.preventDefault();
            startAt.current.focus();
          }}
          onCloseAutoFocus={() => {
            const end = opener.current?.isConnected ? opener.current : endAt?.current;
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
          {/* Last in order, so that focus begins at the content. */}
          {!staysOpen && (
            <div className={css.close}>
              <IconButton icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * A menu's item is gone once it is chosen: its button is what one comes back to. Where nothing had
 * the focus, nothing is.
 */
function openerOf(focused: Element | null) {
  if (focused === document.body) return null;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}

type DialogBodyProps = { label: string; aboveSummary: boolean; children: ReactNode };

/** What is longer than the screen scrolls, and can be reached by the keyboard. */
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

/** Takes the id by which the primitive names the dialog. */
function DialogTitle({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Heading level={2} size={3} id={id}>
      {children}
    </Heading>
  );
}
