import { useEffect, useRef, useState } from 'react';
import { uploads as copy } from '../../copy/tickets.ts';
import { uploadAttachment } from '../../data/attachments.ts';
import { getErrorMessage } from '../../data/error-message.ts';

/** An attachment of an unsent message. `failed`: why it cannot be sent. */
export type Upload = { key: string; file: File; isUnderWay: boolean; failed?: string };

export type Uploads = ReturnType<typeof useUploads>;

type Work = { stop: () => void; id: Promise<string> };

/** Uploads files while the message is being written; sending waits for them. */
export function useUploads() {
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const work = useRef(new Map<string, Work>());
  useEffect(() => stopAllOnLeaving(work.current), []);

  function settle(key: string, failed?: string) {
    setFiles((known) =>
      known.map((upload) =>
        upload.key === key ? { ...upload, isUnderWay: false, ...(failed && { failed }) } : upload,
      ),
    );
  }

  function begin(file: File, key: string): Upload {
    const stop = new AbortController();
    const id = uploadAttachment(file, stop.signal).then((attachment) => attachment.id);
    id.then(
      () => settle(key),
      (error) => settle(key, getErrorMessage(error, copy.failed)),
    );
    work.current.set(key, { stop: () => stop.abort(), id });
    return { key, file, isUnderWay: true };
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
    /** Removes the attachments of a sent message. Those added meanwhile stay for the next one. */
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
