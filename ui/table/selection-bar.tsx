import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import * as css from './selection.css.ts';
import type { TableSelection } from './selection.ts';

type SelectionBarProps<Row> = { selection: TableSelection<Row>; count: string };

/** The number of selected rows and what can be done with them, at the bottom of the screen. */
export function SelectionBar<Row>({ selection, count }: SelectionBarProps<Row>) {
  const { actions, onSelectedChange } = selection;
  const { clearLabel = 'Clear selection' } = useLocaleTexts('Table', {});
  const clear = () => onSelectedChange(new Set());
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
