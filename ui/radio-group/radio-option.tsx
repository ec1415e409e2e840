import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { shrinkableText } from '../shrinkable-text.css.ts';
import * as css from './radio-group.css.ts';

/**
 * `price` is formatted and aligned to the end of the line; `list` says what is included.
 * `listSummary` folds the list under this text, such as 'What’s included'.
 */
export type RadioOption = {
  value: string;
  title: string;
  price?: string;
  badge?: string;
  note?: ReactNode;
  list?: readonly string[];
  listSummary?: string;
};

type RadioOptionProps = RadioOption & {
  name: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  required?: boolean;
  describedBy?: string;
  invalid?: true;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** A single option, named by title and price and described by the rest. */
export function RadioOptionRow({
  title,
  price,
  badge,
  note,
  list = [],
  listSummary,
  describedBy,
  invalid,
  ...control
}: RadioOptionProps) {
  const id = useId();
  const isFolded = listSummary !== undefined;
  const hasDetail = Boolean(note || (list.length && !isFolded));
  return (
    <div className={css.option}>
      <label className={css.choice}>
        <input
          {...control}
          type="radio"
          className={css.radio}
          aria-labelledby={`${id}-title ${id}-price`}
          aria-describedby={
            [hasDetail && `${id}-detail`, describedBy].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={invalid}
        />
        <span className={css.line}>
          <span id={`${id}-title`} className={css.title}>
            <span className={shrinkableText}>{title}</span>
            {badge && <Badge tone="neutral">{badge}</Badge>}
          </span>
          <bdi id={`${id}-price`} className={css.price}>
            {price}
          </bdi>
        </span>
        {hasDetail && (
          <span id={`${id}-detail`} className={css.detail}>
            {note}
            {!isFolded && <Included list={list} />}
          </span>
        )}
      </label>
      {isFolded && list.length > 0 && (
        <details className={css.fold}>
          <summary className={css.summary} aria-label={`${listSummary}: ${title}`}>
            {listSummary}
            <Icon name="chevron-down" size="small" />
          </summary>
          <Included list={list} />
        </details>
      )}
    </div>
  );
}

function Included({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <span className={css.list}>
      {list.map((item) => (
        <span key={item} className={css.item}>
          <Icon name="check" size="small" />
          {item}
        </span>
      ))}
    </span>
  );
}
