import { useEffect, useId, useRef, useState } from 'react';
import { picker } from '../date-field/date-field.css.ts';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { FieldError } from '../field/field.tsx';
import { InlineSelect } from '../inline-select/inline-select.tsx';
import { useLocale, useLocaleTexts } from '../locale/use-locale-texts.ts';
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
  error?: string;
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
  startLabel?: string;
  endLabel?: string;
} & Controllable<'value', 'onValueChange'>;

const nothing: DateSpan = { start: '', end: '' };

/** Two native date fields, with presets for common spans. */
export function DateRange(props: DateRangeProps) {
  const {
    label,
    description,
    error: ownError,
    name,
    defaultValue = nothing,
    value,
    onValueChange,
    presets = [],
    min,
    max = '9999-12-31',
    required,
    disabled,
    startLabel = 'From',
    endLabel = 'To',
    presetLabel = 'Period',
    customLabel = 'Custom',
    orderError = 'The end is before the start. Choose a later end.',
    limitsError = (limits: string) => `Choose days within ${limits}.`,
    daysText = (count: number) => (count === 1 ? '1 day' : `${count} days`),
  } = useLocaleTexts('DateRange', props);
  const locale = useLocale();
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
  const [isLeft, setLeft] = useState(() => checkSpan(value ?? initial, min, max) !== undefined);
  const span = value ?? own;
  const problem = checkSpan(span, min, max);
  const sentences = {
    order: orderError,
    limits: limitsError(formatSpan({ start: min ?? '', end: max ?? '' }, locale)),
  };
  // Not while a year is being typed.
  const error = problem && isLeft ? sentences[problem] : ownError;
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
        className={`${field.control} ${picker}`}
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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
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
