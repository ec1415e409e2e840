import { useEffect, useRef, useState } from 'react';
import type { Brief } from '#contract/briefs';
import { brief as copy } from '../../copy/brief.ts';
import type { BriefCalls } from '../../data/briefs.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { useToast } from '../../state/toasts.ts';

/** A file that isn't stored yet. `share`: how much is uploaded, from 0 to 1. */
type Upload = { key: string; field: string; file: File; share: number; failed?: string };

type Options = {
  calls: Pick<BriefCalls, 'upload' | 'remove'>;
  setFiles: (change: (files: Brief['files']) => Brief['files']) => void;
};

export type BriefUploads = ReturnType<typeof useBriefFiles>;

/** Uploads and removes the files of a brief. */
export function useBriefFiles({ calls, setFiles }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const work = useRef(new Map<string, AbortController>());
  const toast = useToast();
  useEffect(() => stopAllOnLeaving(work.current), []);

  function change(key: string, values: Partial<Upload>) {
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }
  function forget(key: string) {
    work.current.delete(key);
    setUploads((known) => known.filter((one) => one.key !== key));
  }

  async function begin({ key, field, file }: Upload) {
    const stop = new AbortController();
    work.current.set(key, stop);
    try {
      const added = await calls.upload(field, file, {
        signal: stop.signal,
        onProgress: (share) => change(key, { share }),
      });
      setFiles((files) => [...files, added]);
      forget(key);
    } catch (error) {
      if (!stop.signal.aborted)
        change(key, { failed: getErrorMessage(error, copy.files.failed) ?? '' });
    }
  }

  return {
    uploads,
    add(field: string, files: readonly File[]) {
      const added = files.map((file) => ({ key: crypto.randomUUID(), field, file, share: 0 }));
      setUploads((known) => [...known, ...added]);
      for (const upload of added) void begin(upload);
    },
    retry(key: string) {
      const failed = uploads.find((one) => one.key === key);
      if (!failed) return;
      setUploads((known) =>
        known.map(({ failed: _, ...one }) => (one.key === key ? { ...one, share: 0 } : one)),
      );
      void begin(failed);
    },
    /** A file that is stored, or an upload. */
    async remove(id: string) {
      const upload = work.current.get(id);
      if (upload) {
        upload.abort();
        return forget(id);
      }
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

function stopAllOnLeaving(work: Map<string, AbortController>) {
  return () => {
    for (const stop of work.values()) stop.abort();
  };
}
