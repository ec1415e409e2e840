import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '../data/api-error.ts';
import { getErrorMessage } from '../data/error-message.ts';
import type { RepeatableUpload } from '../data/upload.ts';
import { useUnloadWarning } from '../shell/use-unload-warning.ts';

/**
 * A file that isn't stored yet. `share`: how much is uploaded, from 0 to 1. `isRefused`: the server
 * won't take it, so that only the customer tries it again.
 */
export type FileUpload = {
  key: string;
  field: string;
  file: File;
  share: number;
  failed?: string;
  isRefused?: boolean;
};

type Options<Stored> = {
  upload: (field: string, file: File, options: RepeatableUpload) => Promise<Stored>;
  onStored: (stored: Stored, field: string) => void;
  /** The sentence where the server gave none. */
  failedText: string;
};

export type FileUploads = ReturnType<typeof useFileUploads>;

/**
 * Uploads files for the fields of a page. What a lost connection stopped is uploaded again when the
 * connection is back, and the browser asks before a page with running uploads is closed.
 */
export function useFileUploads<Stored>({ upload, onStored, failedText }: Options<Stored>) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const work = useRef(new Map<string, AbortController>());
  useEffect(() => stopAllOnLeaving(work.current), []);
  useUnloadWarning(uploads.some(({ isRefused }) => !isRefused));

  function change(key: string, values: Partial<FileUpload>) {
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }
  function forget(key: string) {
    work.current.delete(key);
    setUploads((known) => known.filter((one) => one.key !== key));
  }

  async function begin({ key, field, file }: FileUpload) {
    const stop = new AbortController();
    work.current.set(key, stop);
    try {
      const stored = await upload(field, file, {
        id: key,
        signal: stop.signal,
        onProgress: (share) => change(key, { share }),
      });
      if (stop.signal.aborted) return;
      onStored(stored, field);
      forget(key);
    } catch (error) {
      if (stop.signal.aborted) return;
      const failed = getErrorMessage(error, failedText) ?? '';
      change(key, { failed, isRefused: isRefusal(error) });
    }
  }

  function beginAgain({ key, field, file }: FileUpload) {
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
    isUploading: uploads.some(({ failed }) => failed === undefined),
    hasFailed: uploads.some(({ failed }) => failed !== undefined),
    add(field: string, files: readonly File[]) {
      const added = files.map((file) => ({ key: crypto.randomUUID(), field, file, share: 0 }));
      setUploads((known) => [...known, ...added]);
      for (const one of added) void begin(one);
    },
    retry(key: string) {
      const failed = uploads.find((one) => one.key === key && one.failed !== undefined);
      if (failed) beginAgain(failed);
    },
    /** Stops an upload and answers whether there was one. */
    cancel(key: string): boolean {
      const stop = work.current.get(key);
      stop?.abort();
      forget(key);
      return stop !== undefined;
    },
    /** Stops the uploads of a field that is gone. */
    cancelAllOf(field: string) {
      for (const one of uploads.filter((upload) => upload.field === field)) {
        work.current.get(one.key)?.abort();
        forget(one.key);
      }
    },
  };
}

function stopAllOnLeaving(work: Map<string, AbortController>) {
  return () => {
    for (const stop of work.values()) stop.abort();
  };
}
