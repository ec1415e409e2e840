import { useEffect, useRef, useState } from 'react';
import { uploads as copy } from '../../copy/tickets.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { uploadAttachment } from '../../data/upload.ts';

/** An attachment of an unsent message. */
export type Upload = {
  key: string;
  file: File;
  /** The share that has been sent, from 0 to 1. Undefined once the upload has ended. */
  share?: number | undefined;
  /** Why it cannot be sent. */
  failed?: string | undefined;
};

export type Uploads = ReturnType<typeof useUploads>;

type Work = { stop: () => void; id: Promise<string> };

/** Uploads files while the message is being written; sending waits for them. */
export function useUploads() {
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const work = useRef(new Map<string, Work>());
  useEffect(() => stopAllOnLeaving(work.current), []);

  function update(key: string, change: Pick<Upload, 'share' | 'failed'>) {
    setFiles((known) =>
      known.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    );
  }

  function begin(file: File, key: string): Upload {
    const stop = new AbortController();
    const onProgress = (share: number) => update(key, { share });
    const { signal } = stop;
    const id = uploadAttachment(file, { id: key, signal, onProgress }).then(({ id }) => id);
    id.then(
      () => update(key, { share: undefined }),
      (error) => update(key, { share: undefined, failed: getErrorMessage(error, copy.failed) }),
    );
    work.current.set(key, { stop: () => stop.abort(), id });
    return { key, file, share: 0 };
  }

  return {
    files,
    add(added: readonly File[]) {
      setFiles([...files, ...added.map((file) => begin(file, crypto.randomUUID()))]);
    },
    remove(key: string) {
      work.current.get(key)?.stop();
      work.current.delete(key);
      setFiles(files.filter((upload) => upload.key !== key));
    },
    retry(key: string) {
      setFiles(files.map((upload) => (upload.key === key ? begin(upload.file, key) : upload)));
    },
    /** Removes the attachments of a sent message. Those added since stay for the next message. */
    clear(keys: readonly string[]) {
      for (const key of keys) work.current.delete(key);
      setFiles((known) => known.filter(({ key }) => !keys.includes(key)));
    },
    /** Failed uploads have to be removed or retried before sending. */
    hasFailed: files.some(({ failed }) => failed !== undefined),
    /** Resolves to the attachment ids once all uploads are done. */
    ids: () => Promise.all([...work.current.values()].map(({ id }) => id)),
  };
}

function stopAllOnLeaving(work: Map<string, Work>) {
  return () => {
    for (const { stop } of work.values()) stop();
  };
}
