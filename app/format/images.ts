import { pictureWidths } from '#contract/pictures';

/** Our own images in their largest size; the file name ends with the width. */
const ownImage = /^(\/thumbnails\/[\w-]+(?=-960)|\/uploads\/[0-9a-f]{32})-([1-9]\d{0,2})\.webp$/;

/** All sizes of our own images; other images are used as they are. */
export function imageSources(thumbnail: string | null): { src: string | null; srcSet?: string } {
  const [, name, widest] = ownImage.exec(thumbnail ?? '') ?? [];
  const narrower = pictureWidths.filter((width) => width < Number(widest));
  if (!name || narrower.length === 0) return { src: thumbnail };
  const widths = [...narrower, Number(widest)];
  const srcSet = widths.map((width) => `${name}-${width}.webp ${width}w`).join(', ');
  return { src: thumbnail, srcSet };
}

/**
 * The `sizes` of a picture about 360 px wide, or as wide as the window between 500 px and
 * `fullWidthBelow`. They are the same at every place, so that the browser downloads one file of a
 * product. On phones, twice the width is sharp enough, whatever the screen's pixels.
 */
export function imageSizes(fullWidthBelow: number): string {
  const fullWidth = `(min-width: 500px) and (max-width: ${fullWidthBelow - 1}px) 92vw`;
  return `${fullWidth}, (min-resolution: 2.5dppx) 240px, 360px`;
}

/** A demo's address without scheme and outer slashes. */
export function demoAddress(demoUrl: string | null): string {
  return siteAddress(demoUrl ?? '');
}

/** The address of a website without scheme and outer slashes. */
export function siteAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/^\/|\/$/g, '');
}
