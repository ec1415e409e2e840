import { type UIEvent, useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from '../listbox/listbox.css.ts';
import { optionId } from '../listbox/use-active-option.ts';
import * as own from './combobox.css.ts';

/** A row of the list: an option, or an action such as creating one. */
export type Row = { key: string; label: string; description?: string; isAction?: boolean };

type OptionListProps = {
  id: string;
  label: string;
  multiple: boolean;
  rows: readonly Row[];
  selected: readonly string[];
  activeIndex: number;
  /** A sentence about the options: 'No results'. */
  status: string | undefined;
  /** Whether loading failed: then the sentence comes first, and the way out second. */
  failed: boolean;
  loading: boolean;
  onPick: (row: Row) => void;
  onPoint: (row: Row) => void;
};

const step = 100;
const nearEndPx = 400;

/** The options. Long lists are rendered a part at a time. */
export function OptionList({
  id,
  label,
  multiple,
  rows,
  selected,
  activeIndex,
  status,
  failed,
  loading,
  onPick,
  onPoint,
}: OptionListProps) {
  const [limit, setLimit] = useState(step);
  useEffect(() => {
    if (rows) setLimit(step);
  }, [rows]);
  const shown = rows.slice(0, Math.max(limit, activeIndex + 1));
  const showMore = ({ currentTarget }: UIEvent) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollTop + clientHeight > scrollHeight - nearEndPx) setLimit(limit + step);
  };
  return (
    <>
      {failed && <p className={css.status}>{status}</p>}
      <div
        role="listbox"
        onScroll={showMore}
        id={id}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={loading || undefined}
        className={own.scroller}
      >
        {shown.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field
          <div
            key={row.key}
            role="option"
            id={optionId(id, index)}
            aria-selected={selected.includes(row.key)}
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            data-active={index === activeIndex || undefined}
            onClick={() => onPick(row)}
            onPointerMove={() => onPoint(row)}
            className={css.option}
          >
            {row.isAction && <Icon icon="plus" size="small" />}
            <span className={css.texts}>
              <bdi>{row.label}</bdi>
              {row.description && <span className={css.description}>{row.description}</span>}
            </span>
            {selected.includes(row.key) && <Icon icon="check" size="small" />}
          </div>
        ))}
      </div>
      {status && !failed && <p className={css.status}>{status}</p>}
    </>
  );
}
