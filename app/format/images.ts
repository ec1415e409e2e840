import { pictureWidths } from '#contract/uploads';

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

/** A demo's address without scheme and outer slashes. */
export function demoAddress(demoUrl: string | null): string {
  return (demoUrl ?? '').replace(/^https?:\/\//, '').replace(/^\/|\/$/g, '');
}
