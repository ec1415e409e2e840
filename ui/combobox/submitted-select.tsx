import type { Ref } from 'react';
import * as css from './combobox.css.ts';

type SubmittedSelectProps = {
  name: string;
  multiple: boolean;
  selected: readonly string[];
  disabled: boolean;
  /** Called when a form moves focus to the field by its name. */
  onFocus: () => void;
  ref: Ref<HTMLSelectElement>;
};

/** Holds the value for the form, without being seen or reached. */
export function SubmittedSelect({ multiple, selected, ...select }: SubmittedSelectProps) {
  return (
    <select
      {...select}
      multiple={multiple}
      value={multiple ? [...selected] : (selected[0] ?? '')}
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      onChange={() => {}}
      className={css.submitted}
    >
      {!multiple && <option value="" />}
      {selected.map((value) => (
        <option key={value} value={value} />
      ))}
    </select>
  );
}
