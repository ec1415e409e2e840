import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { claimEscape } from '../escape-key.ts';
import * as field from '../field/compact.css.ts';
import { Icon } from '../icon/icon.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import * as css from './search-field.css.ts';

/** The caller controls the text and debounces requests. */
export type SearchFieldProps = {
  /** The accessible name. Icon and placeholder say the same visually. */
  'aria-label': string;
  /** The search text, controlled by the caller. */
  value: string;
  /** Called on every keystroke, and with '' when the field is cleared. */
  onValueChange: (value: string) => void;
  /** What can be searched: 'Business, email or ID'. */
  placeholder?: string;
  name?: string;
  maxLength?: number;
  /** Exposes `focus()`, for keyboard shortcuts such as '/'. */
  ref?: Ref<Pick<HTMLInputElement, 'focus'>>;
};

/** A one-line search field. Escape and a button clear it; focus stays in the field. */
export function SearchField(props: SearchFieldProps) {
  const {
    'aria-label': label,
    value,
    onValueChange,
    placeholder,
    clearLabel = 'Clear search',
    name = 'q',
    maxLength = 200,
    ref,
  } = useLocaleTexts('SearchField', props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: (options) => input.current?.focus(options) }), []);

  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // The first Escape clears the field; the next one can close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <div className={css.root}>
      <Icon icon="search" size="small" />
      <input
        ref={input}
        aria-label={label}
        type="search"
        name={name}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        data-filled={value === '' ? undefined : true}
        {...claimEscape(value !== '')}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={clearOnEscape}
        className={`${field.compact} ${css.input}`}
      />
      {value !== '' && (
        <button type="button" aria-label={clearLabel} onClick={clear} className={css.clear}>
          <Icon icon="close" size="small" />
        </button>
      )}
    </div>
  );
}
