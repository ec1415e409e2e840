import * as v from 'valibot';

/** The largest file that is taken in. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** What a picture may come as; its content decides, not its name. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The widths in which the shop shows a picture, the smallest first. */
export const pictureWidths = [480, 960] as const;

/** A picture that was taken in; `thumbnail` is its address, for a product to be saved with. */
export const UploadedPicture = v.object({ thumbnail: v.string() });
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>;

/**
 * Where an uploaded picture lies in one of its widths. One that was narrower than the widest lies
 * there as wide as it was.
 */
export function uploadedPicture(name: string, width: number): string {
  return `/uploads/${name}-${width}.webp`;
}
