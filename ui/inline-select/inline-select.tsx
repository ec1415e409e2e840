import { type Ref, useId } from 'react';
import * as field from '../field/compact.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../palette.ts';
import type { SelectOption } from '../select-field/select-field.tsx';
import * as css from './inline-select.css.ts';

/**
 * A choice that takes effect immediately, without a form. `label` is shown before the select. In a
 * column whose heading says the same, an `aria-label` names the row too: 'Status of ACC-2026-0001'.
 */
export type InlineSelectProps = {
  /** Neighbors of one `group` are listed under its name. */
  options: readonly (SelectOption & { group?: string })[];
  /** The value of the selected option. */
  value: string;
  onValueChange: (value: string) => void;
  /** The tone of the selected status, matching its Badge. */
  tone?: Tone;
  /** `small` is for table rows. */
  size?: 'small' | 'medium';
  name?: string;
  ref?: Ref<HTMLSelectElement>;
} & ({ label: string; 'aria-label'?: never } | { 'aria-label': string; label?: never });

/** A native one-line select: a filter in a Toolbar, or a status in a Table. */
export function InlineSelect({
  label,
  'aria-label': ariaLabel,
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
      {label && (
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
      )}
      <span className={css.frame}>
        <select
          ref={ref}
          id={id}
          aria-label={ariaLabel}
          name={name}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={`${field.compact} ${css.select} ${css.sizes[size]} ${tone ? css.tones[tone] : ''}`}
        >
          {groupOptions(options).map(({ group, members }) =>
            group === undefined ? (
              members.map(renderOption)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(renderOption)}
              </optgroup>
            ),
          )}
        </select>
        <Icon icon="chevron-down" size="small" />
      </span>
    </span>
  );
}

function renderOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

type Options = InlineSelectProps['options'];

function groupOptions(options: Options) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
