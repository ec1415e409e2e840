import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Heading } from '../heading/heading.tsx';
import * as css from './dialog.css.ts';

/**
 * The caller owns `open`. `actions` holds its buttons, the one that goes on last; a
 * destructive one and an accent one never share a dialog.
 * `urgent` makes it an alert dialog, for what cannot be taken back.
 */
export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  urgent?: boolean;
  closeLabel?: string;
};

/** A question or a detail above the page. Escape, the scrim and Close lead back to where one was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'medium',
  urgent = false,
  closeLabel = 'Close',
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          role={urgent ? 'alertdialog' : 'dialog'}
          className={`${css.content} ${css.sizes[size]}`}
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
          {children && <DialogBody>{children}</DialogBody>}
          {actions && <div className={css.actions}>{actions}</div>}
          {/* Last in order, so that focus begins at the content. */}
          <div className={css.close}>
            <IconButton icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What is longer than the screen scrolls, and can be reached by the keyboard. */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (element) setScrolls(element.scrollHeight > element.clientHeight);
  }, []);
  return (
    <div ref={body} tabIndex={scrolls ? 0 : undefined} className={css.body}>
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
