import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { brief as copy } from '../../copy/brief.ts';
import * as css from './color-field.css.ts';
import { describeContrast } from './describe-contrast.ts';

type ColorFieldProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  aside?: string;
  description: string | undefined;
  placeholder: string | undefined;
  message?: string;
  onChange: (text: string) => void;
};

/** A color, typed or picked, and whether text in it can be read. */
export function ColorField({
  value,
  description,
  placeholder,
  onChange,
  ...texts
}: ColorFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Stack gap="xs">
      <div className={css.row}>
        <div className={css.text}>
          <TextField
            {...texts}
            value={value}
            {...(description && { description })}
            {...(placeholder && { placeholder })}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
        <input
          type="color"
          aria-label={copy.pick(texts.label)}
          value={isColor ? value.toLowerCase() : '#808080'}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          className={css.picker}
        />
      </div>
      {isColor && (
        <Text size="small" tone="soft">
          {describeContrast(value)}
        </Text>
      )}
    </Stack>
  );
}
