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
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Frozen open or closed. */
  open?: boolean;
};

/** A word more on hover and focus. Touch never shows it, so it is never the only place of anything. */
export function Tooltip(props: TooltipProps) {
  const bubble = <Bubble {...props} />;
  return use(Provided) ? bubble : <TooltipProvider>{bubble}</TooltipProvider>;
}

function Bubble({ text, children, side = 'top', open }: TooltipProps) {
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
    const own = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', own ? `${own} ${id}` : id);
    return () => {
      if (own) control.setAttribute('aria-describedby', own);
      else control.removeAttribute('aria-describedby');
    };
  }, [id]);
  return anchor;
}
