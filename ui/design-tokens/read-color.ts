import { isRecord } from './collect-tokens.ts';
import { TokenError } from './token-issue.ts';

/** The color spaces of the format. Those without a conversion need `hex`. */
const colorSpaces = [
  'srgb',
  'srgb-linear',
  'hsl',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
];

/** A color as `#rrggbb`, with its opacity from 0 to 1. */
type ReadColor = { hex: string; alpha: number };

/** Reads a color value. `#rrggbb`, from before version 2025.10, is accepted too. */
export function readColor(value: unknown): ReadColor {
  if (isHex(value)) return { hex: value.toLowerCase(), alpha: 1 };
  if (!isRecord(value) || typeof value.colorSpace !== 'string') {
    throw new TokenError(
      `Its value isn’t a color: ${show(value)}.`,
      'Write it as { "colorSpace": "srgb", "components": [0.08, 0.09, 0.12] }.',
    );
  }
  const { colorSpace, components, alpha = 1, hex } = value;
  if (!colorSpaces.includes(colorSpace)) {
    throw new TokenError(
      `The color space “${colorSpace}” is unknown.`,
      `Use srgb, or one of ${colorSpaces.slice(1).join(', ')}.`,
    );
  }
  if (typeof alpha !== 'number' || !(alpha >= 0 && alpha <= 1)) {
    throw new TokenError(`Its alpha is ${show(alpha)}.`, 'Use a number from 0 to 1.');
  }
  const parts = readComponents(components);
  if (colorSpace === 'srgb') return { hex: toHex(inRange(parts, [1, 1, 1])), alpha };
  if (colorSpace === 'hsl') return { hex: toHex(fromHsl(inRange(parts, [360, 100, 100]))), alpha };
  if (isHex(hex)) return { hex: hex.toLowerCase(), alpha };
  throw new TokenError(
    `It is written in ${colorSpace} without a fallback in hex.`,
    'Add "hex" with the closest sRGB color, or write it in srgb.',
  );
}

function readComponents(components: unknown): number[] {
  const parts = Array.isArray(components)
    ? components.map((part) => (part === 'none' ? 0 : part))
    : [];
  if (parts.length === 3 && parts.every(Number.isFinite)) return parts;
  throw new TokenError(
    `Its components are ${show(components)}.`,
    'Write three numbers, such as [0.08, 0.09, 0.12].',
  );
}

function inRange(parts: number[], limits: number[]): number[] {
  if (parts.every((part, index) => part >= 0 && part <= (limits[index] ?? 1))) return parts;
  throw new TokenError(
    `Its components ${show(parts)} are out of range.`,
    `Use values from 0 to ${[...new Set(limits)].join(' and ')}.`,
  );
}

function fromHsl([hue = 0, saturation = 0, lightness = 0]: number[]): number[] {
  const light = lightness / 100;
  const span = (saturation / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12;
    return light - span * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  });
}

function toHex(channels: number[]): string {
  const digits = channels.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60);
}
