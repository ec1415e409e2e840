import { useState } from 'react';
import { maxUploadBytes, type UploadedPicture } from '#contract/uploads';
import { productForm as copy } from '../../copy/admin-products.ts';
import { uploadPicture } from '../../data/admin-products.ts';
import { getErrorMessage } from '../../data/error-message.ts';

/** The state of an image upload. */
export type ImageUpload = {
  isPending: boolean;
  done: string | undefined;
  failed: string | undefined;
  take: (file: File) => void;
};

type State = Partial<Omit<ImageUpload, 'take'>>;

/** `onUploaded` receives the uploaded image. */
export function useImageUpload(onUploaded: (picture: UploadedPicture) => void): ImageUpload {
  const [{ isPending = false, done, failed }, setState] = useState<State>({});

  async function take(file: File) {
    if (file.size > maxUploadBytes) return setState({ failed: copy.tooLarge });
    setState({ isPending: true });
    try {
      onUploaded(await uploadPicture(file));
      setState({ done: copy.uploaded(file.name) });
    } catch (error) {
      setState({ failed: getErrorMessage(error) });
    }
  }

  return { isPending, done, failed, take };
}
