import type { Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import type { FieldTextProps } from '../field/field.tsx';
import type { Failure } from '../notice/failure-notice.tsx';

/** `value` is submitted, `label` and `description` are shown, and all texts are searched. */
export type ComboboxOption = {
  value: string;
  label: string;
  description?: string;
  /** More text to search, which is not shown. */
  keywords?: string;
};

type OneValue = {
  multiple?: false;
  defaultValue?: string;
  /** For controlled fields, together with `onValueChange` and without a default. */
  value?: string;
  /** Called with the new value, or '' when the field is cleared. */
  onValueChange?: (value: string) => void;
} & Controllable<'value', 'onValueChange'>;

type ManyValues = {
  /** Several options can be selected. They are listed below the field. */
  multiple: true;
  defaultValue?: readonly string[];
  value?: readonly string[];
  onValueChange?: (values: readonly string[]) => void;
} & Controllable<'value', 'onValueChange'>;

/** A field to type in and a list of options. */
export type ComboboxProps = FieldTextProps & {
  name: string;
  /** All options, or those that `onSearch` found. Keep the selected ones in the list. */
  options: readonly ComboboxOption[];
  /** Called with the typed text. The caller then searches, and the options are shown as they are. */
  onSearch?: (text: string) => void;
  /** More options are on their way. */
  loading?: boolean;
  /** Says that the options couldn't be loaded, and offers to try again. */
  failure?: Failure | false;
  /** Offers to create an option from the typed text when none has that label. */
  onCreate?: (text: string) => void;
  /** What can be searched: 'Name or email'. */
  placeholder?: string;
  /** `small` is for toolbars. */
  size?: 'small' | 'medium';
  /** Shows the label to screen readers only, where the placeholder says the same. */
  labelHidden?: boolean;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<Pick<HTMLInputElement, 'focus'>>;
} & (OneValue | ManyValues);
