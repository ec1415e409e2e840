import type { Brand } from './brand.ts';
import { parseChannels } from './color.ts';
import { increaseContrast } from './increase-contrast.ts';
import type { Palette } from './palette.ts';
import { contentWidth, desktopType, duration, easing, phoneType, space, weight } from './scale.ts';
import { createShadowLayers, type ShadowLayer } from './shadow.ts';

/** Says what a token is for, by its path: `color.inkSoft`. */
export type DescribeToken = (path: string) => string | undefined;

type Theme = 'light' | 'dark';
type DesignToken = { $type: string; $value: unknown; $description?: string };
/** A group of tokens and groups by name, in the Design Tokens format. */
type TokenGroup = { [name: string]: DesignToken | TokenGroup };
type Values = { readonly [name: string]: string | readonly ShadowLayer[] | Values };

const schemas = 'https://www.designtokens.org/schemas/2025.10';
const noDescriptions: DescribeToken = () => undefined;
const system = { space, contentWidth, weight, duration, easing };

/**
 * A brand as one Design Tokens document with both themes, more contrast, and the type scale of
 * phones and desktops. Tools that read resolvers need only this file.
 */
export function exportBrand(brand: Brand, describe = noDescriptions) {
  const write = (values: Values) => [writeTokens(values, describe)];
  const writeTheme = (theme: Theme, palette: Palette) => write(collectColors(palette, theme));
  return {
    $schema: `${schemas}/resolver.json`,
    name: brand.name,
    version: '2025.10',
    description: `Design tokens of the brand “${brand.name}”.`,
    sets: {
      brand: {
        description: 'Typefaces and corner radii, the same in every theme.',
        sources: write({ font: brand.typefaces, radius: brand.radii }),
      },
      system: {
        description: 'Sizes and motion that no brand changes.',
        sources: write(system),
      },
    },
    modifiers: {
      theme: {
        description: 'Colors and shadows.',
        contexts: {
          light: writeTheme('light', brand.light),
          dark: writeTheme('dark', brand.dark),
          'light-more-contrast': writeTheme('light', increaseContrast(brand.light)),
          'dark-more-contrast': writeTheme('dark', increaseContrast(brand.dark)),
        },
        default: 'light',
      },
      viewport: {
        description: 'The type scale. Desktops are 1040 px and wider.',
        contexts: { phone: write({ text: phoneType }), desktop: write({ text: desktopType }) },
        default: 'phone',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/brand' },
      { $ref: '#/sets/system' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/viewport' },
    ],
  };
}

/** One theme as a flat Design Tokens file, for tools that import a file for each mode. */
export function exportTheme(
  brand: Brand,
  theme: Theme,
  describe = noDescriptions,
): { $schema: string } & Record<string, TokenGroup | string> {
  const shapes = { font: brand.typefaces, radius: brand.radii };
  const values = { ...collectColors(brand[theme], theme), ...shapes, ...system, text: phoneType };
  return {
    $schema: `${schemas}/format.json`,
    $description: `Design tokens of the brand “${brand.name}”, ${theme} theme.`,
    ...writeTokens(values, describe),
  };
}

function collectColors(palette: Palette, theme: Theme): Values {
  return { color: palette, shadow: createShadowLayers(palette, theme) };
}

function writeTokens(values: Values, describe: DescribeToken, path: string[] = []): TokenGroup {
  const tokens = Object.entries(values).map(([name, value]) => {
    const own = [...path, name];
    if (isGroup(value)) return [name, writeTokens(value, describe, own)];
    const $description = describe(own.join('.'));
    return [name, { ...writeToken(own[0], value), ...($description && { $description }) }];
  });
  return Object.fromEntries(tokens);
}

function isGroup(value: Values[string]): value is Values {
  return typeof value === 'object' && !Array.isArray(value);
}

function writeToken(
  group: string | undefined,
  value: string | readonly ShadowLayer[],
): DesignToken {
  if (typeof value !== 'string') return { $type: 'shadow', $value: value.map(writeShadow) };
  switch (group) {
    case 'color': {
      const alpha = /\/ ([\d.]+)\)$/.exec(value)?.[1];
      return { $type: 'color', $value: writeColor(value, alpha ? Number(alpha) : undefined) };
    }
    case 'font': {
      const families = value.split(',').map((family) => family.trim());
      return { $type: 'fontFamily', $value: families.map((name) => name.replaceAll(/^'|'$/g, '')) };
    }
    case 'weight':
      return { $type: 'fontWeight', $value: Number(value) };
    case 'duration':
      return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } };
    case 'easing':
      return { $type: 'cubicBezier', $value: value.match(/[\d.]+/g)?.map(Number) };
    default:
      return { $type: 'dimension', $value: writeLength(value) };
  }
}

function writeColor(color: string, alpha: number | undefined) {
  const channels = color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  const digits = channels.map((channel) => channel.toString(16).padStart(2, '0'));
  const hex = color.startsWith('#') ? color : `#${digits.join('')}`;
  const components = parseChannels(hex).map((channel) => Math.round(channel * 10000) / 10000);
  return { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex };
}

function writeLength(length: string) {
  return { value: Number.parseFloat(length), unit: length.endsWith('rem') ? 'rem' : 'px' };
}

function writeShadow({ color, opacity, offsetY, blur, spread }: ShadowLayer) {
  const px = (value: number) => ({ value, unit: 'px' });
  return {
    color: writeColor(color, opacity),
    offsetX: px(0),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  };
}
