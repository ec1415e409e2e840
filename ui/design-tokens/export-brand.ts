import type { Brand } from '../brand.ts';
import { flattenPalette } from '../contrast.ts';
import { increaseContrast } from '../increase-contrast.ts';
import type { Palette } from '../palette.ts';
import { contentWidth, desktopType, duration, easing, phoneType, space, weight } from '../scale.ts';
import { createShadowLayers } from '../shadow.ts';
import {
  type DesignToken,
  formatSchema,
  type ResolverDocument,
  resolverSchema,
  resolverVersion,
  type TokenGroup,
} from './format.ts';
import {
  writeColor,
  writeDimension,
  writeDuration,
  writeEasing,
  writeFontFamily,
  writeFontWeight,
  writeShadow,
} from './write-values.ts';

/** Says what a token is for, by its path: `color.inkSoft`. */
export type DescribeToken = (path: string) => string | undefined;

type Theme = 'light' | 'dark';

const noDescriptions: DescribeToken = () => undefined;

/**
 * A brand as one Design Tokens document with both themes, more contrast, and the type scale of
 * phones and desktops. Tools that read resolvers need only this file; `importBrand` reads it back.
 */
export function exportBrand(brand: Brand, describe = noDescriptions): ResolverDocument {
  const write = (group: TokenGroup) => [addDescriptions(group, describe)];
  const theme = (name: Theme, palette: Palette) => write(writePalette(palette, name));
  return {
    $schema: resolverSchema,
    name: brand.name,
    version: resolverVersion,
    description: `Design tokens of the brand “${brand.name}”.`,
    sets: {
      brand: {
        description: 'Typefaces and corner radii, the same in every theme.',
        sources: write(writeShapes(brand)),
      },
      system: {
        description: 'Sizes and motion that no brand changes.',
        sources: write(writeSystem()),
      },
    },
    modifiers: {
      theme: {
        description: 'Colors and shadows.',
        contexts: {
          light: theme('light', brand.light),
          dark: theme('dark', brand.dark),
          'light-more-contrast': theme('light', increaseContrast(brand.light)),
          'dark-more-contrast': theme('dark', increaseContrast(brand.dark)),
        },
        default: 'light',
      },
      viewport: {
        description: 'The type scale. Desktops are 1040 px and wider.',
        contexts: {
          phone: write({ text: mapGroup(phoneType, writeDimension) }),
          desktop: write({ text: mapGroup(desktopType, writeDimension) }),
        },
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
  const tokens = {
    ...writePalette(brand[theme], theme),
    ...writeShapes(brand),
    ...writeSystem(),
    text: mapGroup(phoneType, writeDimension),
  };
  return {
    $schema: formatSchema,
    $description: `Design tokens of the brand “${brand.name}”, ${theme} theme.`,
    ...addDescriptions(tokens, describe),
  };
}

function writePalette(palette: Palette, theme: Theme): TokenGroup {
  const color: TokenGroup = {};
  for (const [name, value] of flattenPalette(palette)) setAt(color, name.split('.'), value);
  return { color, shadow: mapGroup(createShadowLayers(palette, theme), writeShadow) };
}

function setAt(group: TokenGroup, [name = '', ...rest]: string[], color: string): void {
  if (rest.length === 0) {
    group[name] = writeColor(color);
    return;
  }
  const inner = group[name];
  const next = inner && !isToken(inner) ? inner : {};
  group[name] = next;
  setAt(next, rest, color);
}

function writeShapes({ typefaces, radii }: Brand): TokenGroup {
  return { font: mapGroup(typefaces, writeFontFamily), radius: mapGroup(radii, writeDimension) };
}

function writeSystem(): TokenGroup {
  return {
    space: mapGroup(space, writeDimension),
    contentWidth: mapGroup(contentWidth, writeDimension),
    weight: mapGroup(weight, writeFontWeight),
    duration: mapGroup(duration, writeDuration),
    easing: writeEasing(easing),
  };
}

function mapGroup<Value>(
  values: Record<string, Value>,
  write: (value: Value) => DesignToken,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

function addDescriptions(group: TokenGroup, describe: DescribeToken, path = ''): TokenGroup {
  return Object.fromEntries(
    Object.entries(group).map(([name, entry]) => {
      const own = path ? `${path}.${name}` : name;
      if (!isToken(entry)) return [name, addDescriptions(entry, describe, own)];
      const text = describe(own);
      return [name, text ? { ...entry, $description: text } : entry];
    }),
  );
}

function isToken(entry: DesignToken | TokenGroup): entry is DesignToken {
  return '$value' in entry;
}
