import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as fields from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { setNativeValue } from '../set-native-value.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './money-field.css.ts';

/** An amount as text, '49.00', never a float. The form validates the amount. */
export type MoneyFieldProps = FieldTextProps & {
  name: string;
  /** Uncontrolled, so that text typed before hydration isn't lost. */
  defaultValue?: string;
  /** For controlled fields, together with `onValueChange` and without a default. */
  value?: string;
  /** Called with the text as typed, and on blur with two decimals if it is a valid amount. */
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  /** US dollars by default. `digits`: after the decimal point. */
  currency?: { code: string; prefix: string; digits: number };
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
} & Controllable<'value', 'onValueChange'>;

const usDollars = { code: 'usd', prefix: '$', digits: 2 };

/** An amount in one currency. A comma becomes a decimal point, and other text is refused. */
export function MoneyField({
  label,
  aside,
  description,
  error,
  id,
  currency = usDollars,
  defaultValue,
  value,
  ref,
  onValueChange,
  onBlur,
  ...control
}: MoneyFieldProps) {
  const { invalidError = (example: string) => `Enter an amount like ${example}` } = useLocaleTexts(
    'MoneyField',
    {},
  );
  const invalid = invalidError(currency.digits === 0 ? '1250' : '12.50');
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);

  useEffect(() => {
    const input = field.current;
    const done = new AbortController();
    if (!input) return;
    const onBeforeInput = (event: InputEvent) => {
      const amount = amountOf(event.data ?? '', currency.digits);
      if (!event.data || event.isComposing || event.data === amount) return;
      event.preventDefault();
      setRefused(amount === undefined);
      // A number field doesn't say where its caret is, so only the browser can insert there.
      if (amount) document.execCommand('insertText', false, amount);
    };
    const onComposed = ({ data }: CompositionEvent) => {
      if (!data.normalize('NFKC').includes(',')) return;
      setNativeValue(input, '');
      setRefused(true);
    };
    input.addEventListener('beforeinput', onBeforeInput, done);
    input.addEventListener('compositionend', onComposed, done);
    input.form?.addEventListener('reset', () => setRefused(false), done);
    return () => done.abort();
  }, [currency.digits]);

  const told = isRefused ? invalid : error;
  return (
    <Field id={id} label={label} aside={aside} description={description} error={told}>
      {(controlProps) => (
        <span className={css.frame}>
          <span aria-hidden="true" className={css.prefix}>
            {currency.prefix.trim()}
          </span>
          <input
            {...control}
            {...controlProps}
            defaultValue={defaultValue && shorten(defaultValue, currency.digits)}
            value={value && shorten(value, currency.digits)}
            ref={field}
            type="number"
            min={0}
            step={currency.digits === 0 ? 1 : 0.01}
            inputMode={currency.digits === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            onChange={({ target }) => {
              setRefused(target.validity.badInput);
              onValueChange?.(target.value);
            }}
            onBlur={({ currentTarget }) => {
              const shown = padCents(currentTarget.value, currency.digits);
              if (shown !== currentTarget.value) setNativeValue(currentTarget, shown);
              onBlur?.();
            }}
            onWheel={({ currentTarget }) => {
              // For a moment, so that the wheel scrolls the page and keeps the amount.
              currentTarget.readOnly = true;
              setTimeout(() => Object.assign(currentTarget, { readOnly: false }));
            }}
            className={`${fields.control} ${css.input}`}
          />
          <span aria-hidden="true" className={css.suffix}>
            {currency.code.toUpperCase()}
          </span>
          <VisuallyHidden live>{isRefused ? invalid : ''}</VisuallyHidden>
        </span>
      )}
    </Field>
  );
}

/** The amount that inserted text adds, if it is one. A number field would drop the comma of 12,50. */
function amountOf(inserted: string, digits: number): string | undefined {
  const text = inserted.normalize('NFKC').trim();
  if (digits === 0 && text.includes(',')) {
    // It can only group thousands.
    return /^(\d{1,3}(,\d{3})+|,)$/.test(text) ? text.replaceAll(',', '') : undefined;
  }
  const isAmount = /^\D?$|^-?\d*\.?\d*$|^\d*,\d{1,2}$/.test(text);
  return isAmount ? text.replace(',', '.') : undefined;
}

/** '49' becomes '49.00'; what isn't in whole cents stays as it is. */
function padCents(typed: string, digits: number): string {
  if (digits === 0) return shorten(typed, digits);
  return /^(\d{1,8}\.?|\d{0,8}\.\d{1,2})$/.test(typed) ? Number(typed).toFixed(2) : typed;
}

/** '5000.00' becomes '5000' where the currency has whole amounts only. */
function shorten(amount: string, digits: number): string {
  return digits === 0 ? amount.replace(/\.0*$/, '') : amount;
}
