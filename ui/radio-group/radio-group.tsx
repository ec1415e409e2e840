import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { FieldError, useFieldControl } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { shrinkableText } from '../shrinkable-text.css.ts';
import * as css from './radio-group.css.ts';

/**
 * `price` is formatted and aligned to the end of the line; `list` says what is included.
 * `listSummary` folds the list under this text, such as 'What’s included'.
 */
export type RadioOption = {
  value: string;
  title: string;
  price?: string;
  badge?: string;
  note?: ReactNode;
  list?: readonly string[];
  listSummary?: string;
};

type RadioOptionProps = RadioOption & {
  name: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  required?: boolean;
  describedBy?: string;
  invalid?: true;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** Native radio buttons in a fieldset whose legend is the label. */
export type RadioGroupProps = {
  label: string;
  name: string;
  /** Each with a title; add price, badge, note and list where they help to compare. */
  options: readonly RadioOption[];
  defaultValue?: string;
  /** Makes the group controlled, together with `onValueChange` and without a default. */
  value?: string;
  description?: string;
  error?: string;
  /** `horizontal` puts a few short options side by side from tablets up. */
  orientation?: 'vertical' | 'horizontal';
  labelSize?: 'medium' | 'large';
  required?: boolean;
  disabled?: boolean;
  id?: string;
  /** Called with the value of the selected option. */
  onValueChange?: (value: string) => void;
} & Controllable<'value', 'onValueChange'>;

/** One of a few options, all visible, with details to compare. Arrow keys change the selection. */
export function RadioGroup({
  label,
  name,
  options,
  defaultValue,
  value,
  description,
  error,
  orientation = 'vertical',
  labelSize = 'medium',
  required,
  disabled,
  id,
  onValueChange,
}: RadioGroupProps) {
  const { controlProps, descriptionId, errorId } = useFieldControl({ id, description, error });
  const change: ChangeEventHandler<HTMLInputElement> = (event) =>
    onValueChange?.(event.target.value);
  return (
    <fieldset
      id={controlProps.id}
      disabled={disabled}
      aria-describedby={controlProps['aria-describedby']}
      className={css.group}
    >
      <legend className={`${css.legend} ${labelSize === 'large' ? css.largeLegend : ''}`}>
        {label}
      </legend>
      {description && (
        <p id={descriptionId} className={field.description}>
          {description}
        </p>
      )}
      <div className={`${css.options} ${css.orientations[orientation]}`}>
        {options.map((option) => (
          <RadioOptionRow
            key={option.value}
            {...option}
            name={name}
            required={required}
            invalid={controlProps['aria-invalid']}
            describedBy={error ? errorId : undefined}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            onChange={onValueChange || value !== undefined ? change : undefined}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** A single option, named by title and price and described by the rest. */
function RadioOptionRow({
  title,
  price,
  badge,
  note,
  list = [],
  listSummary,
  describedBy,
  invalid,
  ...control
}: RadioOptionProps) {
  const id = useId();
  const isFolded = listSummary !== undefined;
  const hasDetail = Boolean(note || (list.length && !isFolded));
  return (
    <div className={css.option}>
      <label className={css.choice}>
        <input
          {...control}
          type="radio"
          className={css.radio}
          aria-labelledby={`${id}-title ${id}-price`}
          aria-describedby={
            [hasDetail && `${id}-detail`, describedBy].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={invalid}
        />
        <span className={css.line}>
          <span id={`${id}-title`} className={css.title}>
            <span className={shrinkableText}>{title}</span>
            {badge && <Badge tone="neutral">{badge}</Badge>}
          </span>
          <bdi id={`${id}-price`} className={css.price}>
            {price}
          </bdi>
        </span>
        {hasDetail && (
          <span id={`${id}-detail`} className={css.detail}>
            {note}
            {!isFolded && <Included list={list} />}
          </span>
        )}
      </label>
      {isFolded && list.length > 0 && (
        <details className={css.fold}>
          <summary className={css.summary} aria-label={`${listSummary}: ${title}`}>
            {listSummary}
            <Icon icon="chevron-down" size="small" />
          </summary>
          <Included list={list} />
        </details>
      )}
    </div>
  );
}

function Included({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <span className={css.list}>
      {list.map((item) => (
        <span key={item} className={css.item}>
          <Icon icon="check" size="small" />
          {item}
        </span>
      ))}
    </span>
  );
}
