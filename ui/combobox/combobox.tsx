import { type KeyboardEvent, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import * as compact from '../field/compact.css.ts';
import * as field from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { matchOptions } from '../listbox/match-options.ts';
import { useActiveOption } from '../listbox/use-active-option.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Chips } from './chips.tsx';
import * as css from './combobox.css.ts';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { defaultLabels } from './labels.ts';
import { OptionList, type Row } from './option-list.tsx';
import { Popup } from './popup.tsx';
import { SubmittedSelect } from './submitted-select.tsx';
import { useSelection } from './use-selection.ts';

export type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
export type { ComboboxLabels } from './labels.ts';

const createKey = '\0create';
const retryKey = '\0retry';

/** One or several of many options, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { options, onSearch, loading = false, failed = false, onCreate, disabled = false } = props;
  const { name, placeholder, size = 'medium', required, id, ref } = props;
  const { label, aside, description, message } = props;
  const multiple = props.multiple === true;
  const labels = { ...defaultLabels, ...props.labels };

  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => ({ focus: (to) => input.current?.focus(to) }), []);
  const { selected, change, resets } = useSelection(select, {
    value: props.value === undefined ? undefined : toList(props.value),
    initial: toList(props.defaultValue),
    onChange: (values) => {
      if (props.multiple) props.onValueChange?.(values);
      else props.onValueChange?.(values[0] ?? '');
    },
  });

  const [isOpen, setOpen] = useState(false);
  /** What was typed since the list opened. */
  const [query, setQuery] = useState<string>();
  const known = useKnownOptions(options);
  const labelOf = (value: string) => known.get(value)?.label ?? value;
  const ownText = multiple || selected[0] === undefined ? '' : labelOf(selected[0]);
  const text = query ?? ownText;

  const matches = useMemo(
    () => (onSearch ? options : matchOptions(options, query ?? '')),
    [options, onSearch, query],
  );
  const typed = query?.trim() ?? '';
  const canCreate =
    onCreate && typed !== '' && !loading && !matches.some((option) => option.label === typed);
  const rows = useMemo(
    (): readonly Row[] => [
      ...(failed ? [] : matches.map((option) => ({ ...option, key: option.value }))),
      ...(failed ? [{ key: retryKey, label: labels.retry }] : []),
      ...(canCreate ? [{ key: createKey, label: labels.create(typed), isAction: true }] : []),
    ],
    [matches, failed, canCreate, typed, labels.retry, labels.create],
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  // Until they come, the options are those of an earlier text.
  const awaitsResults = Boolean(onSearch && loading);
  const active = useActiveOption(keys, { listId, startsAtFirst: typed !== '' && !awaitsResults });

  function open(activeKey = selected[0]) {
    setOpen(true);
    active.setActiveKey(activeKey);
  }

  function search(next: string | undefined) {
    setQuery(next);
    active.setActiveKey(undefined);
    if (next !== query) onSearch?.(next ?? '');
  }

  function close() {
    setOpen(false);
    search(undefined);
  }

  function pick({ key }: Row) {
    if (failed && key === retryKey) return failed.onRetry();
    if (key === createKey) onCreate?.(typed);
    else if (!multiple) change([key]);
    else if (selected.includes(key)) remove(key);
    else change([...selected, key]);
    if (multiple) search(undefined);
    else close();
  }

  function remove(value: string) {
    change(selected.filter((other) => other !== value));
    input.current?.focus();
  }

  function clear() {
    close();
    change([]);
    input.current?.focus();
  }

  function type(next: string) {
    setOpen(true);
    search(next);
    // An emptied field has no value; the list below keeps those of a field for several.
    if (next === '' && !multiple && selected.length > 0) change([]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    const row = rows[active.index];
    if (isOpen && key === 'Enter') {
      event.preventDefault();
      if (row) pick(row);
    } else if (isOpen && altKey && key === 'ArrowUp') {
      event.preventDefault();
      close();
    } else if (isOpen && !altKey && active.moveByKey(key)) {
      event.preventDefault();
    } else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      if (altKey) open();
      else open(selected[0] ?? (key === 'ArrowDown' ? keys[0] : keys.at(-1)));
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) {
      active.setActiveKey(undefined);
    } else if (key === 'Backspace' && multiple && text === '' && selected.length > 0) {
      change(selected.slice(0, -1));
    }
  }

  const status = loading
    ? labels.loading
    : failed
      ? failed.message
      : matches.length === 0
        ? labels.empty
        : undefined;
  const isClearable = !disabled && !multiple && text !== '';

  return (
    <Field id={id} label={label} aside={aside} description={description} message={message}>
      {(controlProps) => (
        <>
          <div ref={root} className={css.root}>
            <SubmittedSelect
              key={resets}
              ref={select}
              name={name}
              multiple={multiple}
              selected={selected}
              disabled={disabled}
              onFocus={() => input.current?.focus()}
            />
            <input
              {...controlProps}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen ? active.activeId : undefined}
              aria-required={required}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={text}
              data-clearable={isClearable || undefined}
              onChange={({ target }) => type(target.value)}
              onClick={() => (isOpen ? undefined : open())}
              onKeyDown={handleKey}
              onBlur={close}
              className={`${size === 'small' ? compact.compact : field.control} ${css.input}`}
            />
            {isClearable && (
              <button type="button" aria-label={labels.clear} onClick={clear} className={css.clear}>
                <Icon name="close" size="small" />
              </button>
            )}
            <Icon name="chevron-down" size="small" />
          </div>
          <Popup open={isOpen} onClose={close} anchor={root}>
            <OptionList
              id={listId}
              label={label}
              multiple={multiple}
              rows={rows}
              selected={selected}
              activeIndex={active.index}
              status={status}
              failed={Boolean(failed) && !loading}
              loading={loading}
              onPick={pick}
              onPoint={({ key }) => active.setActiveKey(key)}
            />
          </Popup>
          {multiple && selected.length > 0 && (
            <Chips
              label={labels.selected(label)}
              chips={selected.map((value) => ({ value, label: labelOf(value) }))}
              removeLabel={labels.remove}
              disabled={disabled}
              onRemove={remove}
            />
          )}
          <VisuallyHidden live>{isOpen && (status ?? labels.count(matches.length))}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

function toList(value: string | readonly string[] | undefined): readonly string[] {
  if (typeof value !== 'string') return value ?? [];
  return value === '' ? [] : [value];
}

/** Every option seen so far: a search leaves out those that are selected. */
function useKnownOptions(options: readonly ComboboxOption[]) {
  const [known] = useState(() => new Map<string, ComboboxOption>());
  for (const option of options) known.set(option.value, option);
  return known;
}
