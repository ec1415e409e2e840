import { type KeyboardEvent, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/button.tsx';
import * as field from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { numberInput } from '../field/number-input.css.ts';
import { preventWheelChange } from '../field/prevent-wheel-change.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './counter.css.ts';

/** A whole number in a range. The caller controls it and only ever gets values in range. */
export type CounterProps = FieldTextProps & {
  name: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Accessible names of the buttons, with what they count: 'Decrease seats'. */
  decreaseLabel?: string;
  increaseLabel?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A small whole number, set by buttons or typed. */
export function Counter({
  label,
  aside,
  description,
  message,
  id,
  name,
  value,
  onValueChange,
  min = 0,
  max = 99,
  decreaseLabel = `Decrease ${label}`,
  increaseLabel = `Increase ${label}`,
  ref,
}: CounterProps) {
  // The text may not be a valid number while someone types; the value changes once it is.
  const [draft, setDraft] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const clamp = (number: number) => Math.min(max, Math.max(min, number));

  const step = (by: 1 | -1) => {
    const next = clamp(value + by);
    setDraft(undefined);
    setAnnounced(String(next));
    onValueChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const number = Number(text);
    const isValid = text !== '' && Number.isInteger(number) && number === clamp(number);
    if (isValid && number !== value) onValueChange(number);
  };
  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const number = draft === '' ? value : clamp(Math.round(Number(draft)));
    if (number !== value) onValueChange(number);
  };

  const commitOnEnter = ({ key }: KeyboardEvent) => {
    // The form reads the field right after Enter submits it.
    if (key === 'Enter') flushSync(commit);
  };

  return (
    <Field id={id} label={label} aside={aside} description={description} message={message}>
      {(controlProps) => (
        <div className={css.row}>
          <IconButton
            icon="minus"
            aria-label={decreaseLabel}
            variant="quiet"
            disabled={value <= min}
            onClick={() => step(-1)}
          />
          <input
            {...controlProps}
            ref={ref}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            value={draft ?? value}
            min={min}
            max={max}
            step={1}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            onKeyDown={commitOnEnter}
            onWheel={preventWheelChange}
            className={`${field.control} ${numberInput} ${css.input}`}
          />
          <IconButton
            icon="plus"
            aria-label={increaseLabel}
            variant="quiet"
            disabled={value >= max}
            onClick={() => step(1)}
          />
          <VisuallyHidden live>{announced}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
