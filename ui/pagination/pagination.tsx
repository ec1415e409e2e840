import { useCallback, useRef } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { useLocale, useLocaleTexts } from '../locale/use-locale-texts.ts';
import { formatRange, type PageRange } from './format-range.ts';
import * as css from './pagination.css.ts';

export type { PageRange } from './format-range.ts';

/** The next or previous page: a URL or a function. */
export type PageStep = { href: string; onClick?: never } | { onClick: () => void; href?: never };

/** Leave out a step at the end of the list: its button stays, but disabled. */
export type PaginationProps = {
  /** The accessible name: 'Pages of projects'. */
  'aria-label': string;
  /** Left out while it is unknown, during loading or after a failure. */
  range?: PageRange;
  previous?: PageStep;
  next?: PageStep;
};

/** Moves back and forth through a long list. Pages have no numbers, because rows come and go. */
export function Pagination(props: PaginationProps) {
  const {
    'aria-label': label,
    range,
    previous,
    next,
    previousLabel = 'Previous',
    nextLabel = 'Next',
    rangeLabel,
  } = useLocaleTexts('Pagination', props);
  const locale = useLocale();
  return (
    <nav aria-label={label} className={css.pagination}>
      <p role="status" className={css.range}>
        {range && (rangeLabel?.(range) ?? formatRange(range, locale))}
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
    <Button ref={control} variant="quiet" size="small" disabled={!step} onClick={step?.onClick}>
      {children}
    </Button>
  );
}

/**
 * At the end of the list a link becomes a button, and the focus moves from one to the other. The
 * ref returns no clean-up: the router's link ignores it and calls the ref with null on each render.
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
