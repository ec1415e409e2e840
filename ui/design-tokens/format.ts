/**
 * Values of the Design Tokens format, version 2025.10.
 * https://www.designtokens.org/TR/2025.10/format/
 */

export const formatSchema = 'https://www.designtokens.org/schemas/2025.10/format.json';
export const resolverSchema = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
export const resolverVersion = '2025.10';

export type ColorValue = {
  colorSpace: 'srgb';
  components: number[];
  alpha?: number;
  hex: string;
};

export type DimensionValue = { value: number; unit: 'px' | 'rem' };

export type ShadowValue = {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
};

/** A design token that this design system writes. */
export type DesignToken = { $description?: string } & (
  | { $type: 'color'; $value: ColorValue }
  | { $type: 'dimension'; $value: DimensionValue }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'fontWeight'; $value: number }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'shadow'; $value: ShadowValue[] }
);

/** A group of tokens and groups by name. */
export type TokenGroup = { [name: string]: DesignToken | TokenGroup };

/** Tokens in several contexts, with every file written into the document. */
export type ResolverDocument = {
  $schema: string;
  name: string;
  version: typeof resolverVersion;
  description: string;
  sets: Record<string, { description: string; sources: TokenGroup[] }>;
  modifiers: Record<
    string,
    { description: string; contexts: Record<string, TokenGroup[]>; default: string }
  >;
  resolutionOrder: { $ref: string }[];
};
