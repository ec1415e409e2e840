import { useCallback, useRef } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { formatRange, type PageRange } from './format-range.ts';
import * as css from './pagination.css.ts';

export type { PageRange } from './format-range.ts';

/** Where the neighbouring page is: at an address of its own, or behind a function. */
export type PageStep = { href: string; onPress?: never } | { onPress: () => void; href?: never };

/** A step that is left out is the end of the list: its button stays, and does nothing. */
export type PaginationProps = {
  /** The name of the navigation: 'Pages of projects'. */
  label: string;
  /** Left out while it is not known: the first rows are on their way, or did not come. */
  range?: PageRange;
  previous?: PageStep;
  next?: PageStep;
  previousLabel?: string;
  nextLabel?: string;
  /** Says in other words, figures included, what is known of the range: '1–40 von 1.204'. */
  rangeLabel?: (range: PageRange) => string;
};

/** Back and forth through a long list. Pages have no numbers: rows come and go meanwhile. */
export function Pagination({
  label,
  range,
  previous,
  next,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  rangeLabel = formatRange,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={css.pagination}>
      <p role="status" className={css.range}>
        {range && rangeLabel(range)}
      </p>
      <div className={css.steps}>
        <Step step={previous}>{previousLabel}</Step>
        <Step step={next}>{nextLabel}</Step>
      </div>
    </nav>
  );
}

function Step({ step, children }: { step: PageStep | undefined; children: string }) {
  const control = useKeepFocus();
  if (step?.href !== undefined) {
    return (
      <ButtonLink ref={control} href={step.href} variant="quiet" size="small">
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button ref={control} variant="quiet" size="small" inactive={!step} onClick={step?.onPress}>
      {children}
    </Button>
  );
}

/**
 * At the end of the list a link becomes a button: whoever stood on the one stands on the other.
 * No clean-up is returned: the router's link drops it, and also lets go and takes anew each time.
 */
function useKeepFocus() {
  const last = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  return useCallback((control: HTMLElement | null) => {
    if (!control) {
      hadFocus.current = last.current === document.activeElement;
      return;
    }
    if (hadFocus.current && control !== last.current) control.focus();
    hadFocus.current = false;
    last.current = control;
  }, []);
}
