import { useId } from 'react';
import { Icon, type IconSource } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './segmented-control.css.ts';

/** With an icon, its label is hidden in narrow containers. */
export type Segment<Value extends string = string> = {
  value: Value;
  label: string;
  icon?: IconSource;
};

/** The choice and what it takes effect on, always controlled. */
export type SegmentedControlProps<Value extends string> = {
  /** The accessible name: 'Screen size'. */
  'aria-label': string;
  /** Two to four, with one word each. */
  options: readonly Segment<Value>[];
  /** Null while it isn't known yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
};

/** Switches between a few views of the same thing. It takes effect at once. */
export function SegmentedControl<Value extends string>({
  'aria-label': label,
  options,
  value: chosen,
  onValueChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map(({ value, label: text, icon }) => (
        <label key={value} className={css.segment}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={text}
            checked={value === chosen}
            onChange={() => onValueChange(value)}
            className={css.radio}
          />
          {icon && <Icon icon={icon} />}
          <span aria-hidden="true" className={icon && css.besideIcon}>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
