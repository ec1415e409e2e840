import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Brief } from '#contract/briefs';
import { brief as copy } from '../../copy/brief.ts';
import { isRefusal } from '../../data/api-error.ts';
import type { BriefCalls } from '../../data/briefs.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { useUnloadWarning } from '../../shell/use-unload-warning.ts';
import { useToast } from '../../state/toasts.ts';

/**
 * A file that isn't stored yet. `share`: how much is uploaded, from 0 to 1. `isRefused`: the server
 * won't take it, so that only the customer tries it again.
 */
type Upload = {
  key: string;
  field: string;
  file: File;
  share: number;
  failed?: string;
  isRefused?: boolean;
};

type Options = {
  calls: Pick<BriefCalls, 'upload' | 'remove'>;
  setFiles: (change: (files: Brief['files']) => Brief['files']) => void;
};

export type BriefUploads = ReturnType<typeof useBriefFiles>;

/**
 * Uploads and removes the files of a brief. What a lost connection stopped is uploaded again when the
 * connection is back, and the browser asks before a page with running uploads is closed.
 */
export function useBriefFiles({ calls, setFiles }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const work = useRef(new Map<string, AbortController>());
  const toast = useToast();
  useEffect(() => stopAllOnLeaving(work.current), []);
  const isUploading = uploads.some(({ failed }) => failed === undefined);
  useUnloadWarning(uploads.some(({ isRefused }) => !isRefused));

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
        id: key,
        signal: stop.signal,
        onProgress: (share) => change(key, { share }),
      });
      // A save that was answered in the meantime may have shown it already.
      setFiles((files) => [...files.filter(({ id }) => id !== added.id), added]);
      forget(key);
    } catch (error) {
      if (stop.signal.aborted) return;
      const failed = getErrorMessage(error, copy.files.failed) ?? '';
      change(key, { failed, isRefused: isRefusal(error) });
    }
  }

  function beginAgain({ key, field, file }: Upload) {
    const again = { key, field, file, share: 0 };
    setUploads((known) => known.map((one) => (one.key === key ? again : one)));
    void begin(again);
  }

  const resume = useEffectEvent(() => {
    for (const one of uploads) if (one.failed !== undefined && !one.isRefused) beginAgain(one);
  });
  useEffect(() => {
    const onOnline = () => resume();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    uploads,
    isUploading,
    add(field: string, files: readonly File[]) {
      const added = files.map((file) => ({ key: crypto.randomUUID(), field, file, share: 0 }));
      setUploads((known) => [...known, ...added]);
      for (const upload of added) void begin(upload);
    },
    retry(key: string) {
      const failed = uploads.find((one) => one.key === key && one.failed !== undefined);
      if (failed) beginAgain(failed);
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
