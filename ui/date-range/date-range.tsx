import { useEffect, useId, useRef, useState } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { FieldMessage } from '../field/field.tsx';
import { InlineSelect } from '../inline-select/inline-select.tsx';
import * as css from './date-range.css.ts';
import { checkSpan, countDays, type DateSpan } from './date-span.ts';

export { type DateSpan, lastDays } from './date-span.ts';

/** A named span: 'Last 7 days'. The owner computes it, in the time zone of its data. */
export type DatePreset = { label: string; span: DateSpan };

/** Two days in a form. Their fields are called like the range, with Start and End. */
export type DateRangeProps = {
  /** The legend: 'Created'. */
  label: string;
  description?: string;
  /** An error of the form. Wrong order and limits have sentences of their own. */
  message?: string;
  /** 'created' submits `createdStart` and `createdEnd`. */
  name: string;
  defaultValue?: DateSpan;
  /** For controlled fields, together with `onValueChange` and without a default. */
  value?: DateSpan;
  /** Called with every change. An invalid span is passed on too. */
  onValueChange?: (value: DateSpan, isValid: boolean) => void;
  presets?: readonly DatePreset[];
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  /** The language of the summary below. The browser formats the fields in its own. */
  locale?: string;
  startLabel?: string;
  endLabel?: string;
  presetLabel?: string;
  customLabel?: string;
  orderMessage?: string;
  /** `limits` is formatted: 'Jan 1, 2025 – Jan 31, 2026'. */
  limitsMessage?: (limits: string) => string;
  daysText?: (count: number) => string;
} & Controllable<'value', 'onValueChange'>;

const nothing: DateSpan = { start: '', end: '' };

/** Two native date fields, with presets for common spans. */
export function DateRange({
  label,
  description,
  message,
  name,
  defaultValue = nothing,
  value,
  onValueChange,
  presets = [],
  min,
  max = '9999-12-31',
  required,
  disabled,
  locale = 'en-US',
  startLabel = 'From',
  endLabel = 'To',
  presetLabel = 'Period',
  customLabel = 'Custom',
  orderMessage = 'The end is before the start. Choose a later end.',
  limitsMessage = (limits) => `Choose days within ${limits}.`,
  daysText = (count) => (count === 1 ? '1 day' : `${count} days`),
}: DateRangeProps) {
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [initial] = useState(defaultValue);
  const [own, setOwn] = useState(initial);
  useEffect(() => {
    const form = fieldset.current?.form;
    const reset = () => setOwn(initial);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [initial]);
  const [isLeft, setLeft] = useState(false);
  const span = value ?? own;
  const problem = checkSpan(span, min, max);
  const sentences = {
    order: orderMessage,
    limits: limitsMessage(formatSpan({ start: min ?? '', end: max ?? '' }, locale)),
  };
  // Not while a year is being typed.
  const error = problem && isLeft ? sentences[problem] : message;
  const preset = presets.findIndex(
    (known) => known.span.start === span.start && known.span.end === span.end,
  );
  const isComplete = !problem && span.start !== '' && span.end !== '';

  function change(next: DateSpan) {
    setOwn(next);
    onValueChange?.(next, checkSpan(next, min, max) === undefined);
  }

  const dayField = (end: 'start' | 'end', text: string) => (
    <div className={css.day}>
      <label htmlFor={`${id}-${end}`} className={css.dayLabel}>
        {text}
      </label>
      <input
        ref={(input) => input?.setCustomValidity(problem ? sentences[problem] : '')}
        id={`${id}-${end}`}
        type="date"
        name={`${name}${end === 'start' ? 'Start' : 'End'}`}
        value={span[end]}
        min={min}
        max={max}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => change({ ...span, [end]: event.target.value })}
        onBlur={() => setLeft(true)}
        className={`${field.control} ${css.control}`}
      />
    </div>
  );

  return (
    <fieldset
      ref={fieldset}
      disabled={disabled}
      aria-describedby={description && `${id}-description`}
      className={field.field}
    >
      <legend className={css.legend}>{label}</legend>
      {description && (
        <p id={`${id}-description`} className={field.description}>
          {description}
        </p>
      )}
      {presets.length > 0 && (
        <div className={css.presets}>
          <InlineSelect
            label={presetLabel}
            options={[
              ...presets.map((known, index) => ({ value: `${index}`, label: known.label })),
              ...(preset === -1 ? [{ value: '', label: customLabel }] : []),
            ]}
            value={preset === -1 ? '' : `${preset}`}
            onValueChange={(index) => {
              const chosen = presets[Number(index)];
              if (index && chosen) change(chosen.span);
            }}
          />
        </div>
      )}
      <div className={css.days}>
        {dayField('start', startLabel)}
        {dayField('end', endLabel)}
      </div>
      <p role="status" className={css.summary}>
        {isComplete && (
          // The order of the days must not depend on the direction of the page.
          <bdi>{`${formatSpan(span, locale)} · ${daysText(countDays(span))}`}</bdi>
        )}
      </p>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}

/** 'Jan 1 – 7, 2026'. An open end is left out. */
function formatSpan({ start, end }: DateSpan, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  if (start && end) return format.formatRange(new Date(start), new Date(end));
  if (start) return `${format.format(new Date(start))} –`;
  return end ? `– ${format.format(new Date(end))}` : '';
}
