import * as Radix from 'radix-ui/popover';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { claimsEscape } from '../escape-key.ts';
import { useDirection } from '../use-direction.ts';
import { useOverflow } from '../use-overflow.ts';
import * as css from './popover.css.ts';

/** Spread these on a Button or an IconButton. */
export type PopoverTriggerProps = {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  onClick: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** Content next to the button that opens it. */
export type PopoverProps = {
  /** The accessible name. */
  'aria-label': string;
  /** Renders the button: a Button or an IconButton with the props it is given. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  children: ReactNode;
  /** 280 or 400 px, and never wider than the screen. */
  width?: 'small' | 'medium';
  /** The preferred side; it flips where there is no room. */
  side?: 'top' | 'bottom';
  /** The edge of the button that it aligns with. */
  align?: 'start' | 'center' | 'end';
  /** Controls the popover. Follows its button when omitted. */
  open?: boolean;
  /** Called by the button, Escape, a click elsewhere, and Tab past the last element. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * Explains something or holds a few controls, without blocking the page. Focus moves in, and
 * returns to the button on close.
 */
export function Popover({
  'aria-label': label,
  trigger,
  children,
  width = 'small',
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wentElsewhere = useRef(false);
  const direction = useDirection(button);
  const [isOpenInside, setOpenInside] = useState(false);
  const isOpen = open ?? isOpenInside;
  const [focusedPart, setFocusedPart] = useState<'itself' | 'child'>();
  if (!isOpen && focusedPart) setFocusedPart(undefined);
  const change = (next: boolean) => {
    setOpenInside(next);
    onOpenChange?.(next);
  };

  const leave = () => {
    button.current?.focus();
    change(false);
  };

  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        onClick: () => change(!isOpen),
        ref: button,
      })}
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          ref={content}
          dir={direction}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onFocus={({ target }) => setFocusedPart(target === content.current ? 'itself' : 'child')}
          onKeyDown={(event) => {
            const isOnContent = event.target === content.current;
            if (event.key !== 'Tab' || !event.shiftKey || !isOnContent) return;
            event.preventDefault();
            leave();
          }}
          onEscapeKeyDown={(event) => {
            if (claimsEscape(event.target)) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // A click on the button is for the button to handle.
            const { target } = event;
            const isButton = target instanceof Node && button.current?.contains(target);
            if (isButton) event.preventDefault();
            else wentElsewhere.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wentElsewhere.current) button.current?.focus();
            wentElsewhere.current = false;
          }}
          className={`${css.content} ${css.widths[width]}`}
        >
          <FocusGuard isActive={focusedPart === 'child'} onReach={leave} />
          <Scroller label={label}>{children}</Scroller>
          <FocusGuard isActive={focusedPart !== undefined} onReach={leave} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Long content is reachable by keyboard. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const { ref, overflows } = useOverflow('block');
  return (
    <div
      ref={ref}
      {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      className={css.scroller}
    >
      {children}
    </div>
  );
}

/**
 * Tab reaches it past the first or last element. Only the browser knows which those are: one radio
 * button of a group, each part of a date. It is inactive while Radix looks for the first element.
 */
function FocusGuard({ isActive, onReach }: { isActive: boolean; onReach: () => void }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: it only passes focus on
  return <span tabIndex={isActive ? 0 : -1} onFocus={onReach} className={css.focusGuard} />;
}
