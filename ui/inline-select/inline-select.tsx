import { type Ref, useId } from 'react';
import * as field from '../field/compact.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../palette.ts';
import type { SelectOption } from '../select-field/select-field.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './inline-select.css.ts';

/** A choice that takes effect at once: there is no form around it. */
export type InlineSelectProps = {
  /** Its whole name: in a row it also says which row ('Status of ACC-2026-0001'). */
  label: string;
  /** Draws the label before the select; in a column whose heading says it, leave it out. */
  labelShown?: boolean;
  options: readonly SelectOption[];
  /** The chosen option’s. */
  value: string;
  onValueChange: (value: string) => void;
  /** The tint of the chosen status, as its Badge has it. */
  tone?: Tone;
  /** `small` fits into the row of a Table. */
  size?: 'small' | 'medium';
  name?: string;
  ref?: Ref<HTMLSelectElement>;
};

/** A native select of one line: a filter in a Toolbar, a status in a Table. */
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
    <span className={css.place}>
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
