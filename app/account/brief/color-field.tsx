import { useState } from 'react';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { getContrastRatio } from '../../../ui/color.ts';
import { brief } from '../../copy/brief.ts';
import * as css from './brief.css.ts';

/** What text needs, and what large text needs (WCAG 2.2, 1.4.3 AA). */
const minRatio = 4.5;

const minLargeRatio = 3;

type ColorFieldProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  aside?: string;
  description: string | undefined;
  placeholder: string | undefined;
  error?: string;
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
  const isColor = isHexColor(value);
  /** While it is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Stack gap="xs">
      <div className={css.row}>
        <div className={css.text}>
          <TextField
            {...texts}
            value={typed ?? value}
            {...(description && { description })}
            {...(placeholder && { placeholder })}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              onChange(readColor(currentTarget.value));
            }}
            onBlur={() => setTyped(null)}
          />
        </div>
        <input
          type="color"
          aria-label={brief.pick(texts.label)}
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

export function isHexColor(text: string | undefined): text is string {
  return /^#[0-9a-f]{6}$/i.test(text ?? '');
}

/** Any CSS color, or digits without their #, as `#RRGGBB`; other text as it is. */
export function readColor(text: string): string {
  const typed = text.trim().replace(/;$/, '');
  const color = /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(typed) ? `#${typed}` : typed;
  if (isHexColor(color) || !CSS.supports('color', color)) return color;
  const pixel = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pixel) return color;
  // Stays where the canvas doesn't know the color, such as that of a variable.
  pixel.fillStyle = 'transparent';
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity] = pixel.getImageData(0, 0, 1, 1).data;
  if (opacity === 0) return color;
  const channels = [red, green, blue];
  const digits = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `#${digits.toUpperCase()}`;
}

/**
 * Says which text can be read on a color, and where text in the color can be read. Every color
 * carries white or black text: the better of the two has at least 4.58:1.
 */
export function describeContrast(color: string): string {
  const white = getContrastRatio(color, '#ffffff');
  const black = getContrastRatio(color, '#000000');
  const words = brief.contrast;
  if (white >= minRatio) return words.dark(format(white), format(black));
  const describe = white >= minLargeRatio ? words.middle : words.light;
  return describe(format(black), format(white));
}

/** Rounded down, so that 4.49 isn't shown as the 4.5 that it misses. */
function format(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
