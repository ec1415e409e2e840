import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import * as css from './selection.css.ts';
import { getSelectedText, type TableSelection } from './selection.ts';

type SelectionBarProps<Row> = { selection: TableSelection<Row> };

/** The number of selected rows and what can be done with them, at the bottom of the screen. */
export function SelectionBar<Row>({ selection }: SelectionBarProps<Row>) {
  const { actions, onChange, clearLabel = 'Clear selection' } = selection;
  const count = getSelectedText(selection);
  const clear = () => onChange(new Set());
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => () => returnFocus(bar.current), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div ref={bar} role="group" aria-label={count} className={css.bar}>
      <div className={css.head}>
        <IconButton icon="close" size="small" aria-label={clearLabel} onClick={clear} />
        <span className={css.count}>{count}</span>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** The bar goes with its last row. Its focus moves to the first checkbox of the table. */
function returnFocus(bar: HTMLElement | null) {
  if (!bar?.contains(document.activeElement)) return;
  bar.parentElement?.querySelector<HTMLElement>('input[data-select]')?.focus();
}
