import { type ReactNode, useState } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import * as css from './props.css.ts';

type ControlProps = {
  argType: StrictInputType;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Changes one prop; what is drawn or called cannot be typed in. */
export function Control({ argType, value, onChange }: ControlProps) {
  const { name, options = [] } = argType;
  switch (kindOf(argType)) {
    case undefined:
      return <p className={css.noControl}>Set in code</p>;
    case 'boolean':
      return <Box label={name} checked={value === true} onChange={onChange} />;
    case 'select':
    case 'radio':
      return (
        <Choice
          label={name}
          options={options}
          standard={argType.table?.defaultValue?.summary}
          value={value}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <input
          type="number"
          aria-label={name}
          className={css.control}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : target.valueAsNumber)
          }
        />
      );
    case 'object':
      return <Json label={name} value={value} onChange={onChange} />;
    default:
      return (
        <input
          type="text"
          aria-label={name}
          className={css.control}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      );
  }
}

function kindOf({ control }: StrictInputType): string | undefined {
  if (typeof control !== 'object' || control.disable || !('type' in control)) return undefined;
  return control.type;
}

type BoxProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

function Box({ label, checked, onChange }: BoxProps) {
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {String(checked)}
    </label>
  );
}

type ChoiceProps = Omit<ControlProps, 'argType'> & {
  label: string;
  options: readonly unknown[];
  /** What an unset prop comes to. */
  standard: string | undefined;
};

/** The values of a union may be numbers: the list knows them by their places. */
function Choice({ label, options, standard, value, onChange }: ChoiceProps): ReactNode {
  return (
    <select
      aria-label={label}
      className={css.control}
      value={options.indexOf(value)}
      onChange={({ target }) => onChange(options[Number(target.value)])}
    >
      <option value={-1}>
        {standard ? `${standard.replaceAll("'", '')} (if not set)` : 'not set'}
      </option>
      {options.map((option, place) => (
        <option key={String(option)} value={place}>
          {String(option)}
        </option>
      ))}
    </select>
  );
}

type JsonProps = Omit<ControlProps, 'argType'> & { label: string };

/** Plain data as text; it counts once it can be read. */
function Json({ label, value, onChange }: JsonProps) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? JSON.stringify(value, null, 2);
  return (
    <textarea
      aria-label={`${label}, as JSON`}
      aria-invalid={parse(text) === undefined}
      className={css.json}
      rows={5}
      spellCheck={false}
      value={text}
      onBlur={() => setDraft(undefined)}
      onChange={({ target }) => {
        setDraft(target.value);
        const parsed = parse(target.value);
        if (parsed !== undefined) onChange(parsed);
      }}
    />
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
