/** Calculations on `#rrggbb` colors. */

type Channels = [red: number, green: number, blue: number];

/** The WCAG contrast ratio of two colors, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The hue in degrees. */
export function hue(color: string): number {
  const [red, green, blue] = channels(color);
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  if (span === 0) return 0;
  const sixth =
    max === red
      ? (green - blue) / span
      : max === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return (sixth * 60 + 360) % 360;
}

/** The distance between two hues, from 0 to 180 degrees. */
export function hueDistance(first: string, second: string): number {
  const apart = Math.abs(hue(first) - hue(second));
  return Math.min(apart, 360 - apart);
}

/** Mixes two colors; `share` is the part of the second one, from 0 to 1. */
export function mix(color: string, second: string, share: number): string {
  const [red, green, blue] = channels(second);
  const mixed = channels(color).map(
    (channel, index) => channel + (([red, green, blue][index] ?? 0) - channel) * share,
  );
  return `#${mixed.map(hex).join('')}`;
}

/** A CSS color with the given opacity, from 0 to 1. */
export function withAlpha(color: string, opacity: number): string {
  return `rgb(${channels(color)
    .map((channel) => Math.round(channel * 255))
    .join(' ')} / ${opacity})`;
}

function hex(channel: number): string {
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function channels(color: string): Channels {
  const whole = Number.parseInt(color.slice(1), 16);
  return [(whole >> 16) / 255, ((whole >> 8) & 255) / 255, (whole & 255) / 255];
}
