import * as v from 'valibot';

/** The maximum size of a file. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** The accepted types of pictures, detected from the content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The widths of stored pictures, the smallest first. */
export const pictureWidths = [480, 960] as const;

/** An uploaded picture; `thumbnail` is its address, for a product. */
export const UploadedPicture = v.object({ thumbnail: v.string() });
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>;

/**
 * The address of an uploaded picture in one of its widths. A picture narrower than the width is stored
 * in its own width.
 */
export function uploadedPicture(name: string, width: number): string {
  return `/uploads/${name}-${width}.webp`;
}
