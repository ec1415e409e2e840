import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { claimEscape } from '../escape-key.ts';
import * as field from '../field/compact.css.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './search-field.css.ts';

/** The caller holds the text, and decides how long to wait before it asks a server. */
export type SearchFieldProps = {
  /** Read out, not drawn: the drawing and the placeholder say it to the eye. */
  label: string;
  /** What is searched for; the caller keeps it. */
  value: string;
  /** Called at every letter, and with '' when it is cleared. */
  onSearch: (value: string) => void;
  /** What can be searched: 'Business, email or ID'. */
  placeholder?: string;
  /** The name of the button that empties it. */
  clearLabel?: string;
  name?: string;
  maxLength?: number;
  /** Its `focus()` is for a shortcut of the screen, such as '/'. */
  ref?: Ref<Pick<HTMLInputElement, 'focus'>>;
};

/** One line to search by. Escape and a button empty it; focus stays. */
export function SearchField({
  label,
  value,
  onSearch,
  placeholder,
  clearLabel = 'Clear search',
  name = 'q',
  maxLength = 200,
  ref,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: (options) => input.current?.focus(options) }), []);

  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // The first Escape is the field's; the next one may close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <div className={css.place}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon name="search" size="small" />
      <input
        ref={input}
        id={id}
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
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={clearOnEscape}
        className={`${field.compact} ${css.input}`}
      />
      {value !== '' && (
        <button type="button" aria-label={clearLabel} onClick={clear} className={css.clear}>
          <Icon name="close" size="small" />
        </button>
      )}
    </div>
  );
}
