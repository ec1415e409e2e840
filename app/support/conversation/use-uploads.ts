import { useEffect, useRef, useState } from 'react';
import { maxAttachmentBytes, maxAttachments } from '#contract/ticket-messages';
import { uploads as copy } from '../../copy/tickets.ts';
import { uploadAttachment } from '../../data/attachments.ts';
import { getErrorMessage } from '../../data/error-message.ts';

/** An attachment of an unsent message. `failed`: why it cannot be sent. */
export type Upload = { key: string; file: File; isUnderWay: boolean; failed?: string };

type Work = { stop: () => void; id: Promise<string> };

/** Uploads files while the message is being written; sending waits for them. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refused, setRefused] = useState<string>();
  const work = useRef(new Map<string, Work>());
  useEffect(() => stopAllOnLeaving(work.current), []);

  function settle(key: string, failed?: string) {
    setUploads((known) =>
      known.map((upload) =>
        upload.key === key ? { ...upload, isUnderWay: false, ...(failed && { failed }) } : upload,
      ),
    );
  }

  function begin(file: File): Upload {
    const key = crypto.randomUUID();
    const failed = refusalOf(file);
    if (failed) return { key, file, isUnderWay: false, failed };
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
    uploads,
    /** Why some chosen files were not added. */
    refused,
    add(files: readonly File[]) {
      const free = maxAttachments - uploads.length;
      setRefused(files.length > free ? copy.tooMany : undefined);
      setUploads([...uploads, ...files.slice(0, free).map(begin)]);
    },
    remove(key: string) {
      work.current.get(key)?.stop();
      work.current.delete(key);
      setRefused(undefined);
      setUploads(uploads.filter((upload) => upload.key !== key));
    },
    clear() {
      work.current.clear();
      setRefused(undefined);
      setUploads([]);
    },
    /** Failed uploads have to be removed before sending. */
    hasFailed: uploads.some(({ failed }) => failed !== undefined),
    /** Resolves to the attachment ids once all uploads are done. */
    ids: () => Promise.all([...work.current.values()].map(({ id }) => id)),
  };
}

function refusalOf({ size }: File): string | undefined {
  if (size > maxAttachmentBytes) return copy.tooLarge;
  return size === 0 ? copy.empty : undefined;
}

function stopAllOnLeaving(work: Map<string, Work>) {
  return () => {
    for (const { stop } of work.values()) stop();
  };
}
