import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import * as css from './toolbar.css.ts';

/** What finds rows, how many were found, and what can be done with all of them. */
export type ToolbarProps = {
  /** The name of the search: 'Find projects'. */
  label: string;
  /** A SearchField. */
  search?: ReactNode;
  /** InlineSelects with their labels shown. */
  filters?: ReactNode;
  /** Small Buttons, the main one last. */
  actions?: ReactNode;
  /** '12 of 1,204 projects', or 'Updating...' meanwhile: read out politely when it changes. */
  count?: string;
  /** Undoes search and filters; given only while one of them is set. */
  onClear?: () => void;
  clearLabel?: string;
};

/** The line above a table. Where it is narrow each part takes a line of its own. */
export function Toolbar({
  label,
  search,
  filters,
  actions,
  count,
  onClear,
  clearLabel = 'Clear',
}: ToolbarProps) {
  const finders = useRef<HTMLDivElement>(null);
  const clear = () => {
    onClear?.();
    // The button goes away, and would take the focus with it.
    finders.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  return (
    <div className={css.place}>
      <div className={css.toolbar}>
        {/* biome-ignore lint/a11y/useSemanticElements: React takes the young `search` element for a mistake where the DOM does not know it */}
        <div ref={finders} role="search" aria-label={label} className={css.finders}>
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
