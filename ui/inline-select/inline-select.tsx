import { type Ref, useId } from 'react';
import * as field from '../field/compact.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../palette.ts';
import type { SelectOption } from '../select-field/select-field.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './inline-select.css.ts';

/** A choice that takes effect immediately, without a form. */
export type InlineSelectProps = {
  /** The accessible name. In a row, it names the row too: 'Status of ACC-2026-0001'. */
  label: string;
  /** Shows the label before the select. Leave it out in a column whose heading says the same. */
  labelShown?: boolean;
  options: readonly SelectOption[];
  /** The value of the selected option. */
  value: string;
  onValueChange: (value: string) => void;
  /** The tone of the selected status, matching its Badge. */
  tone?: Tone;
  /** `small` is for table rows. */
  size?: 'small' | 'medium';
  name?: string;
  ref?: Ref<HTMLSelectElement>;
};

/** A native one-line select: a filter in a Toolbar, or a status in a Table. */
export function InlineSelect({
  label,
  labelShown = false,
  options,
  value,
  onValueChange,
  tone,
  size = 'medium',
  name,
  ref,
}: InlineSelectProps) {
  const id = useId();
  return (
    <span className={css.root}>
      <label htmlFor={id} className={labelShown ? css.label : hidden}>
        {label}
      </label>
      <span className={css.frame}>
        <select
          ref={ref}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={`${field.compact} ${css.select} ${css.sizes[size]} ${tone ? css.tones[tone] : ''}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
    </span>
  );
}
