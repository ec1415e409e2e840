import { Icon } from '../icon/icon.tsx';
import * as css from './combobox.css.ts';

type ChipsProps = {
  label: string;
  chips: readonly { value: string; label: string }[];
  removeLabel: (label: string) => string;
  disabled: boolean;
  onRemove: (value: string) => void;
};

/** The selected options, each with a button that removes it. */
export function Chips({ label, chips, removeLabel, disabled, onRemove }: ChipsProps) {
  return (
    <ul aria-label={label} className={css.chips}>
      {chips.map((chip) => (
        <li key={chip.value} className={css.chip}>
          <bdi>{chip.label}</bdi>
          <button
            type="button"
            disabled={disabled}
            aria-label={removeLabel(chip.label)}
            onClick={() => onRemove(chip.value)}
            className={css.remove}
          >
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
    </ul>
  );
}
