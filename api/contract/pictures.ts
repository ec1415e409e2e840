/** The widths of stored pictures, the smallest first. */
export const pictureWidths = [480, 720, 960] as const;

/**
 * The WebP quality of a width. Only screens with small pixels choose the middle one, where stronger
 * compression can't be seen.
 */
export function pictureQuality(width: number): number {
  return width === 720 ? 65 : 80;
}

/**
 * The address of an uploaded picture in one of its widths. A picture narrower than the width is stored
 * in its own width.
 */
export function uploadedPicture(name: string, width: number): string {
  return `/uploads/${name}-${width}.webp`;
}
