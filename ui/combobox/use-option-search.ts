import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { matchOptions } from '../listbox/match-options.ts';
import { useActiveOption } from '../listbox/use-active-option.ts';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import type { ComboboxTexts } from './combobox-texts.ts';
import type { Row } from './option-list.tsx';

const createKey = '\0create';
const retryKey = '\0retry';

type Field = {
  texts: ComboboxTexts;
  listId: string;
  input: RefObject<HTMLInputElement | null>;
  selected: readonly string[];
  change: (values: readonly string[]) => void;
};

/** The list of options: which ones the typed text finds, and how keys move and choose. */
export function useOptionSearch(
  { options, onSearch, loading, failure, onCreate, multiple = false }: ComboboxProps,
  { texts, listId, input, selected, change }: Field,
) {
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
      ...(failure ? [] : matches.map((option) => ({ ...option, key: option.value }))),
      ...(failure ? [{ key: retryKey, label: texts.retry }] : []),
      ...(canCreate ? [{ key: createKey, label: texts.create(typed), isAction: true }] : []),
    ],
    [matches, failure, canCreate, typed, texts.retry, texts.create],
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
    if (failure && key === retryKey) return failure.onRetry();
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

  return {
    isOpen,
    text,
    rows,
    active,
    labelOf,
    matchCount: matches.length,
    open,
    close,
    pick,
    remove,
    clear,
    type,
    handleKey,
  };
}

/** Every option seen so far: a search leaves out those that are selected. */
function useKnownOptions(options: readonly ComboboxOption[]) {
  const [known] = useState(() => new Map<string, ComboboxOption>());
  for (const option of options) known.set(option.value, option);
  return known;
}
