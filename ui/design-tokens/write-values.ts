import { parseChannels } from '../color.ts';
import type { ShadowLayer } from '../shadow.ts';
import type { ColorValue, DesignToken, DimensionValue, ShadowValue } from './format.ts';

/** A color token from `#rrggbb`, or from `rgb(r g b / a)`. */
export function writeColor(color: string): DesignToken {
  const [red, green, blue, alpha] = color.match(/[\d.]+/g) ?? [];
  if (color.startsWith('#')) return { $type: 'color', $value: createColorValue(color) };
  const hex = [red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return { $type: 'color', $value: createColorValue(`#${hex.join('')}`, Number(alpha)) };
}

/** A size token from a CSS length in px or rem. */
export function writeDimension(length: string): DesignToken {
  return {
    $type: 'dimension',
    $value: { value: Number.parseFloat(length), unit: length.endsWith('rem') ? 'rem' : 'px' },
  };
}

/** A font token from a CSS font stack. */
export function writeFontFamily(stack: string): DesignToken {
  const families = stack.split(',').map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'));
  return { $type: 'fontFamily', $value: families };
}

export function writeFontWeight(weight: string): DesignToken {
  return { $type: 'fontWeight', $value: Number(weight) };
}

export function writeDuration(time: string): DesignToken {
  return { $type: 'duration', $value: { value: Number.parseFloat(time), unit: 'ms' } };
}

export function writeEasing(curve: string): DesignToken {
  return { $type: 'cubicBezier', $value: (curve.match(/[\d.]+/g) ?? []).map(Number) };
}

export function writeShadow(layers: readonly ShadowLayer[]): DesignToken {
  return { $type: 'shadow', $value: layers.map(createShadowValue) };
}

function createColorValue(hex: string, alpha?: number): ColorValue {
  const components = parseChannels(hex).map((channel) => Math.round(channel * 10000) / 10000);
  return { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex };
}

function createShadowValue({ color, opacity, offsetY, blur, spread }: ShadowLayer): ShadowValue {
  return {
    color: createColorValue(color, opacity),
    offsetX: px(0),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  };
}

function px(value: number): DimensionValue {
  return { value, unit: 'px' };
}
