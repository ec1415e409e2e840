import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type Ref,
  useEffect,
  useState,
} from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTextProps } from '../field/field.tsx';
import { useLocale, useLocaleTexts } from '../locale/use-locale-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatCount, getAnnouncedCount, getCountThreshold } from './count.ts';
import * as css from './text-area.css.ts';

type CharacterCountProps = {
  id: string;
  /** The id of the text area. */
  controlId: string;
  max: number;
  /** The caller's value: a controlled field can be cleared without a keystroke. */
  text: string | undefined;
  countLabel?: ((used: number, max: number) => string) | undefined;
};

/** `rows` is the initial height. */
export type TextAreaProps = FieldTextProps & {
  name: string;
  defaultValue?: string;
  /** For controlled fields, together with `onChange` and without a default. */
  value?: string;
  placeholder?: string;
  rows?: number;
  required?: boolean;
  disabled?: boolean;
  /** Can be read, focused and copied but not changed, such as while a form is being sent. */
  readOnly?: boolean;
  maxLength?: number;
  /** Shows how much of `maxLength` is used when it is nearly full: '4,812 of 5,000'. */
  count?: boolean;
  id?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement>;
} & Controllable<'value', 'onChange'>;

/** Multi-line text that grows as someone types. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    aside,
    description,
    error,
    id,
    rows = 5,
    count = false,
    countLabel,
    ...control
  } = useLocaleTexts('TextArea', props);
  const { maxLength, value, defaultValue } = control;
  return (
    <Field id={id} label={label} aside={aside} description={description} error={error}>
      {(controlProps) => {
        const countId = `${controlProps.id}-count`;
        const counted = count && maxLength !== undefined;
        const described = [controlProps['aria-describedby'], counted && countId].filter(Boolean);
        const area = (
          <textarea
            {...control}
            {...controlProps}
            aria-describedby={described.join(' ') || undefined}
            rows={rows}
            className={`${field.control} ${css.area}`}
          />
        );
        if (!counted) return area;
        return (
          <div className={css.counted}>
            {area}
            <CharacterCount
              id={countId}
              controlId={controlProps.id}
              max={maxLength}
              text={value ?? defaultValue}
              countLabel={countLabel}
            />
          </div>
        );
      }}
    </Field>
  );
}

/** Counts the last fifth before the limit and announces it in steps, not on every keystroke. */
function CharacterCount({ id, controlId, max, text, countLabel }: CharacterCountProps) {
  const locale = useLocale();
  const format = countLabel ?? ((count: number) => formatCount(count, max, locale));
  const used = useLength(controlId, text);
  const announced = getAnnouncedCount(used, max);
  return (
    <>
      <p id={id} className={css.count}>
        {used >= getCountThreshold(max) && format(used, max)}
      </p>
      <VisuallyHidden live>{announced === undefined ? '' : format(announced, max)}</VisuallyHidden>
    </>
  );
}

/** Reads the field itself, to include text typed before hydration. */
function useLength(id: string, text = ''): number {
  const [length, setLength] = useState(text.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is a new length
  useEffect(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const read = () => setLength(area.value.length);
    // The reset event fires before the fields are reset.
    const readAfterReset = () => setTimeout(read);
    read();
    area.addEventListener('input', read);
    area.form?.addEventListener('reset', readAfterReset);
    return () => {
      area.removeEventListener('input', read);
      area.form?.removeEventListener('reset', readAfterReset);
    };
  }, [id, text]);
  return length;
}
