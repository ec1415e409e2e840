import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { shrinkableText } from '../shrinkable-text.css.ts';
import * as css from './radio-group.css.ts';

/** `price` is formatted and aligned to the end of the line; `list` says what is included. */
export type RadioOption = {
  value: string;
  title: string;
  price?: string;
  badge?: string;
  note?: ReactNode;
  list?: readonly string[];
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
  list,
  describedBy,
  invalid,
  ...control
}: RadioOptionProps) {
  const id = useId();
  const hasDetail = Boolean(note || list?.length);
  return (
    <label className={css.option}>
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
          {list && (
            <span className={css.list}>
              {list.map((item) => (
                <span key={item} className={css.item}>
                  <Icon name="check" size="small" />
                  {item}
                </span>
              ))}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
