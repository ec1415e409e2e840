import * as Radix from 'radix-ui/tooltip';
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { useDirection } from '../use-direction.ts';
import * as css from './tooltip.css.ts';

/** How long a pointer rests before the tooltip opens. */
export const tooltipDelayMs = 700;
/** How soon after one tooltip closes the next one opens without delay. */
export const tooltipSkipDelayMs = 300;

/** Wrap it once around all tooltips. */
export type TooltipProviderProps = { children: ReactNode };

const HasProvider = createContext(false);

/** Lets neighboring tooltips share their delay. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      <HasProvider value={true}>{children}</HasProvider>
    </Radix.Provider>
  );
}

/** Extra text for a control that already has a name. */
export type TooltipProps = {
  /** A few words, read after the control's name. Nothing essential. */
  text: string;
  /** One button, link or field. */
  children: ReactNode;
  /** The preferred side; it flips where there is no room. */
  side?: 'top' | 'bottom' | 'end';
  /** The text is the control's own name, which isn't visible. It is then not read twice. */
  repeatsName?: boolean;
  /** Controls the tooltip. Follows hover and focus when omitted. */
  open?: boolean;
  /** Called when a controlled tooltip should close: Escape, or a click elsewhere. */
  onOpenChange?: (open: boolean) => void;
};

/** Extra text on hover and focus. Touch screens never show it, so don't rely on it. */
export function Tooltip(props: TooltipProps) {
  const bubble = <Bubble {...props} />;
  return use(HasProvider) ? bubble : <TooltipProvider>{bubble}</TooltipProvider>;
}

function Bubble({
  text,
  children,
  side = 'top',
  repeatsName = false,
  open,
  onOpenChange,
}: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = open ?? isOpen;
  const id = useId();
  const anchor = useDescribedControl(isShown && !repeatsName ? id : undefined);
  const direction = useDirection(anchor);
  const end = direction === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Root open={isShown} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <span ref={anchor} className={css.anchor}>
          {children}
        </span>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          side={side === 'end' ? end : side}
          onEscapeKeyDown={() => onOpenChange?.(false)}
          onPointerDownOutside={({ detail }) => {
            // A click on its own control is for that control to handle.
            const { target } = detail.originalEvent;
            const isOwn = target instanceof Node && anchor.current?.contains(target);
            if (!isOwn) onOpenChange?.(false);
          }}
          sideOffset={6}
          collisionPadding={12}
          className={css.bubble}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Adds the description to the control by hand: events bubble up to the wrapper, but ARIA attributes
 * don't apply to its children.
 */
function useDescribedControl(id: string | undefined) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = anchor.current?.querySelector(controls);
    if (!control || !id) return;
    describe(control, [...describedBy(control), id]);
    // Other descriptions may have changed since.
    return () =>
      describe(
        control,
        describedBy(control).filter((other) => other !== id),
      );
  }, [id]);
  return anchor;
}

function describedBy(control: Element): string[] {
  return control.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
}

function describe(control: Element, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}
