import type { Brief } from '#contract/briefs';
import { brief as copy } from '../../copy/brief.ts';
import type { BriefCalls } from '../../data/briefs.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { useToast } from '../../state/toasts.ts';
import { useFileUploads } from '../use-file-uploads.ts';

type Options = {
  calls: Pick<BriefCalls, 'upload' | 'remove'>;
  setFiles: (change: (files: Brief['files']) => Brief['files']) => void;
};

export type BriefUploads = ReturnType<typeof useBriefFiles>;

/** Uploads and removes the files of a brief. */
export function useBriefFiles({ calls, setFiles }: Options) {
  const toast = useToast();
  const uploads = useFileUploads({
    upload: calls.upload,
    // A save that was answered in the meantime may have shown it already.
    onStored: (added) => setFiles((files) => [...files.filter(({ id }) => id !== added.id), added]),
    failedText: copy.files.failed,
  });

  return {
    ...uploads,
    /** A file that is stored, or an upload. */
    async remove(id: string) {
      if (uploads.cancel(id)) return;
      try {
        await calls.remove(id);
        setFiles((files) => files.filter((file) => file.id !== id));
      } catch (error) {
        toast({
          tone: 'critical',
          title: copy.files.removeFailed,
          description: getErrorMessage(error),
        });
      }
    },
  };
}
