/** The two widths of a thumbnail that we made ourselves; any other picture is used as it is. */
const ours = /^(\/thumbnails\/[\w-]+)-960\.webp$/;

export function pictureSources(thumbnail: string | null): { src: string | null; srcSet?: string } {
  const name = thumbnail ? ours.exec(thumbnail)?.[1] : undefined;
  return name
    ? { src: thumbnail, srcSet: `${name}-480.webp 480w, ${name}-960.webp 960w` }
    : { src: thumbnail };
}

/** A demo's address as a person would say it: no scheme, no slash at the ends. */
export function demoAddress(demoUrl: string | null): string {
  return (demoUrl ?? '').replace(/^https?:\/\//, '').replace(/^\/|\/$/g, '');
}
