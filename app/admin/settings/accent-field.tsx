import { TextField } from '#ui/text-field';
import { brandForm as copy } from '../../copy/admin-settings.ts';
import * as css from './accent-field.css.ts';

type AccentFieldProps = {
  name: 'accent' | 'accentDark';
  label: string;
  description: string;
  value: string;
  message: string | undefined;
  onChange: (text: string) => void;
};

/** A color, typed or picked. */
export function AccentField({ value, onChange, ...field }: AccentFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      autoComplete="off"
      maxLength={7}
      required
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      action={
        <input
          type="color"
          aria-label={copy.pick(field.label)}
          value={isColor(value) ? value.toLowerCase() : '#808080'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={css.picker}
        />
      }
    />
  );
}

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text.trim());
}
