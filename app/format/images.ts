import { pictureWidths } from '#contract/uploads';

/** A picture that we made ourselves, in its widest form: its address says how wide it is. */
const ownImage = /^(\/thumbnails\/[\w-]+(?=-960)|\/uploads\/[0-9a-f]{32})-([1-9]\d{0,2})\.webp$/;

/** Each width of a thumbnail that we made ourselves; any other picture is used as it is. */
export function imageSources(thumbnail: string | null): { src: string | null; srcSet?: string } {
  const [, name, widest] = ownImage.exec(thumbnail ?? '') ?? [];
  const narrower = pictureWidths.filter((width) => width < Number(widest));
  if (!name || narrower.length === 0) return { src: thumbnail };
  const widths = [...narrower, Number(widest)];
  const srcSet = widths.map((width) => `${name}-${width}.webp ${width}w`).join(', ');
  return { src: thumbnail, srcSet };
}

/** A demo's address as a person would say it: no scheme, no slash at the ends. */
export function demoAddress(demoUrl: string | null): string {
  return (demoUrl ?? '').replace(/^https?:\/\//, '').replace(/^\/|\/$/g, '');
}
