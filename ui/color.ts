/** Calculations on `#rrggbb` colors. */

type Channels = [red: number, green: number, blue: number];

/** The WCAG contrast ratio of two colors, from 1 to 21. */
export function getContrastRatio(first: string, second: string): number {
  const [light, dark] = [getLuminance(first), getLuminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The hue in degrees. */
export function getHue(color: string): number {
  const [red, green, blue] = parseChannels(color);
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

/** Whether a color has next to no hue. */
export function isGray(color: string): boolean {
  const channels = parseChannels(color);
  return Math.max(...channels) - Math.min(...channels) < 0.1;
}

/** The distance between two hues, from 0 to 180 degrees. */
export function getHueDistance(first: string, second: string): number {
  const apart = Math.abs(getHue(first) - getHue(second));
  return Math.min(apart, 360 - apart);
}

/** Mixes two colors; `share` is the part of the second one, from 0 to 1. */
export function mixColors(color: string, second: string, share: number): string {
  const [red, green, blue] = parseChannels(second);
  const mixed = parseChannels(color).map(
    (channel, index) => channel + (([red, green, blue][index] ?? 0) - channel) * share,
  );
  return `#${mixed.map(toHex).join('')}`;
}

/** A CSS color with the given opacity, from 0 to 1. */
export function addAlpha(color: string, opacity: number): string {
  return `rgb(${parseChannels(color)
    .map((channel) => Math.round(channel * 255))
    .join(' ')} / ${opacity})`;
}

function toHex(channel: number): string {
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}

function getLuminance(color: string): number {
  const [red, green, blue] = parseChannels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The red, green and blue parts, from 0 to 1. */
export function parseChannels(color: string): Channels {
  const whole = Number.parseInt(color.slice(1), 16);
  return [(whole >> 16) / 255, ((whole >> 8) & 255) / 255, (whole & 255) / 255];
}
