import { useId, useImperativeHandle, useRef } from 'react';
import * as compact from '../field/compact.css.ts';
import * as field from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './combobox.css.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { defaultTexts } from './combobox-texts.ts';
import { OptionList } from './option-list.tsx';
import { Popup } from './popup.tsx';
import { SubmittedSelect } from './submitted-select.tsx';
import { useOptionSearch } from './use-option-search.ts';
import { useSelection } from './use-selection.ts';

type ChipsProps = {
  label: string;
  chips: readonly { value: string; label: string }[];
  removeLabel: (label: string) => string;
  disabled: boolean;
  onRemove: (value: string) => void;
};

export type { ComboboxOption, ComboboxProps } from './combobox-props.ts';

/** One or several of many options, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { loading = false, failure = false, disabled = false } = props;
  const { name, placeholder, size = 'medium', required, id, ref, labelHidden = false } = props;
  const { label, aside, description, error } = props;
  const multiple = props.multiple === true;
  const texts = { ...defaultTexts, ...useLocaleTexts('Combobox', {}) };

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

  const list = useOptionSearch(props, { texts, listId, input, selected, change });
  const { isOpen, text, rows, active, matchCount, labelOf, close } = list;

  const status = loading
    ? texts.loading
    : failure
      ? failure.message
      : matchCount === 0
        ? texts.empty
        : undefined;
  const isClearable = !disabled && !multiple && text !== '';

  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      aside={aside}
      description={description}
      error={error}
    >
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
              onChange={({ target }) => list.type(target.value)}
              onClick={() => (isOpen ? undefined : list.open())}
              onKeyDown={list.handleKey}
              onBlur={close}
              className={`${size === 'small' ? compact.compact : field.control} ${css.input}`}
            />
            {isClearable && (
              <button
                type="button"
                aria-label={texts.clear}
                onClick={list.clear}
                className={css.clear}
              >
                <Icon icon="close" size="small" />
              </button>
            )}
            <Icon icon="chevron-down" size="small" />
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
              failed={Boolean(failure) && !loading}
              loading={loading}
              onPick={list.pick}
              onPoint={({ key }) => active.setActiveKey(key)}
            />
          </Popup>
          {multiple && selected.length > 0 && (
            <Chips
              label={texts.selected(label)}
              chips={selected.map((value) => ({ value, label: labelOf(value) }))}
              removeLabel={texts.remove}
              disabled={disabled}
              onRemove={list.remove}
            />
          )}
          <VisuallyHidden live>{isOpen && (status ?? texts.count(matchCount))}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

function toList(value: string | readonly string[] | undefined): readonly string[] {
  if (typeof value !== 'string') return value ?? [];
  return value === '' ? [] : [value];
}

/** The selected options, each with a button that removes it. */
function Chips({ label, chips, removeLabel, disabled, onRemove }: ChipsProps) {
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
            <Icon icon="close" size="small" />
          </button>
        </li>
      ))}
    </ul>
  );
}
