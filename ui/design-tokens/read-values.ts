import { addAlpha } from '../color.ts';
import { isRecord } from './collect-tokens.ts';
import { readColor } from './read-color.ts';
import { TokenError } from './token-issue.ts';

const maxLengthPx = 9999;

/** An opaque color as `#rrggbb`. */
export function readOpaqueColor(value: unknown): string {
  const { hex, alpha } = readColor(value);
  if (alpha === 1) return hex;
  throw new TokenError(
    `It is translucent, with an alpha of ${alpha}.`,
    'Use the opaque color that it looks like: contrast can’t be measured on a translucent one.',
  );
}

/** A translucent color as `rgb(r g b / a)`. */
export function readScrim(value: unknown): string {
  const { hex, alpha } = readColor(value);
  if (alpha > 0 && alpha < 1) return addAlpha(hex, alpha);
  throw new TokenError(
    `It has an alpha of ${alpha}, so the page behind a dialog would be ${alpha === 1 ? 'hidden' : 'as bright as before'}.`,
    'Set "alpha" to a value between 0 and 1, such as 0.5.',
  );
}

/** A length in px. Rem are converted at 16 px. `3px`, from before 2025.10, is accepted too. */
export function readLength(value: unknown): string {
  const [, number, unit] =
    typeof value === 'string' ? (/^([\d.]+)(px|rem)$/.exec(value) ?? []) : [];
  const dimension = number ? { value: Number(number), unit } : value;
  if (isRecord(dimension) && typeof dimension.value === 'number') {
    const px = dimension.unit === 'rem' ? dimension.value * 16 : dimension.value;
    const isKnown = dimension.unit === 'px' || dimension.unit === 'rem';
    if (isKnown && px >= 0 && px <= maxLengthPx) return `${px}px`;
  }
  throw new TokenError(
    `Its value isn’t a size from 0 to ${maxLengthPx} px: ${JSON.stringify(value)?.slice(0, 60)}.`,
    'Write it as { "value": 6, "unit": "px" }.',
  );
}

/** A CSS font stack. */
export function readFontStack(value: unknown): string {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  return families.map(readFamily).join(', ');
}

/** Quotes names as CSS needs it. Other characters could end the declaration. */
function readFamily(family: unknown): string {
  if (typeof family === 'string' && /^-?[\p{L}\d][\p{L}\d _.-]*$/u.test(family)) {
    return /^-?[\p{L}][\p{L}\d-]*$/u.test(family) ? family : `'${family}'`;
  }
  throw new TokenError(
    `Its value isn’t a list of font names: ${JSON.stringify(family)?.slice(0, 60)}.`,
    'Write it as ["Inter", "sans-serif"], each name with letters, digits, spaces and hyphens.',
  );
}
