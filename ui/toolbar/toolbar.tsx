import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import * as css from './toolbar.css.ts';

/** Search, filters, result count and actions above a table. */
export type ToolbarProps = {
  /** The accessible name of the search region: 'Find projects'. */
  'aria-label': string;
  /** A SearchField. */
  search?: ReactNode;
  /** InlineSelects with visible labels. */
  filters?: ReactNode;
  /** Small Buttons, with the main action last. */
  actions?: ReactNode;
  /**
   * '12 of 1,204 projects', or 'Updating...' during a refresh. Announced politely when it changes.
   */
  count?: string;
  /** Clears search and filters. Pass it only while one of them is set. */
  onClear?: () => void;
  clearLabel?: string;
};

/** The line above a table. In narrow containers, each part gets its own line. */
export function Toolbar(props: ToolbarProps) {
  const {
    'aria-label': label,
    search,
    filters,
    actions,
    count,
    onClear,
    clearLabel = 'Clear',
  } = useLocaleTexts('Toolbar', props);
  const searchAndFilters = useRef<HTMLDivElement>(null);
  const clear = () => {
    onClear?.();
    // The button disappears and would lose the focus.
    searchAndFilters.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  return (
    <div className={css.root}>
      <div className={css.toolbar}>
        {/* biome-ignore lint/a11y/useSemanticElements: React takes the young `search` element for a mistake where the DOM does not know it */}
        <div
          ref={searchAndFilters}
          role="search"
          aria-label={label}
          className={css.searchAndFilters}
        >
          {search && <div className={css.search}>{search}</div>}
          {filters && <div className={css.filters}>{filters}</div>}
          {onClear && (
            <Button variant="plain" size="small" icon="close" onClick={clear}>
              {clearLabel}
            </Button>
          )}
        </div>
        <div className={css.tail}>
          <p role="status" className={css.count}>
            {count}
          </p>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
    </div>
  );
}
