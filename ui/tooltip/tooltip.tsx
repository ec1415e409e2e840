import * as Radix from 'radix-ui/tooltip';
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import * as css from './tooltip.css.ts';

/** How long a pointer rests before the words appear. */
export const tooltipDelayMs = 700;
/** How long after one has closed the next one opens without that delay. */
export const tooltipSkipDelayMs = 300;

/** Once around everything whose tooltips stand together. */
export type TooltipProviderProps = { children: ReactNode };

const Provided = createContext(false);

/** Lets neighbouring tooltips share their delay, so that one can run along a row of them. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      <Provided value={true}>{children}</Provided>
    </Radix.Provider>
  );
}

/** Words beside a control that has its own name already. */
export type TooltipProps = {
  /** A few words more, read out after the control's name. Nothing that one must know. */
  text: string;
  /** One button, link or field. */
  children: ReactNode;
  /** Where there is room for it; else it turns to the other one. */
  side?: 'top' | 'bottom';
  /** Held open or closed; it follows hover and focus unless given. */
  open?: boolean;
  /** Asks to let go of one that is held open: Escape, a press elsewhere. */
  onOpenChange?: (open: boolean) => void;
};

/** A word more on hover and focus. Touch never shows it, so it is never the only place of anything. */
export function Tooltip(props: TooltipProps) {
  const bubble = <Bubble {...props} />;
  return use(Provided) ? bubble : <TooltipProvider>{bubble}</TooltipProvider>;
}

function Bubble({ text, children, side = 'top', open, onOpenChange }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = open ?? isOpen;
  const id = useId();
  const anchor = useDescribedControl(isShown ? id : undefined);
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
          side={side}
          onEscapeKeyDown={() => onOpenChange?.(false)}
          onPointerDownOutside={({ detail }) => {
            // A press on its own control is for the control to answer.
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

/** Events bubble up to the anchor, descriptions do not reach down: the control is told by hand. */
function useDescribedControl(id: string | undefined) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = anchor.current?.querySelector(controls);
    if (!control || !id) return;
    describe(control, [...describedBy(control), id]);
    // What else describes it may have changed meanwhile.
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
