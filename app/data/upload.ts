import type { Attachment } from '#contract/ticket-messages';
import { type Address, addressOf } from './address.ts';
import { request } from './client.ts';

export type UploadOptions = {
  signal?: AbortSignal;
  /** Gets the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** An upload under an id of the page, so that sending it again after a lost answer stores it once. */
export type RepeatableUpload = UploadOptions & { id: string };

/** Ten megabytes may take minutes on a phone, so an upload fails only when it stalls. */
export const stallMs = 60_000;

/**
 * Uploads a file to an endpoint that takes one: `addressOf('POST /api/admin/uploads')`. An upload
 * that stalls fails as unanswered.
 */
export async function upload<Answer>(
  address: Address<Answer>,
  file: File,
  { signal, onProgress = () => {} }: UploadOptions = {},
): Promise<Answer> {
  const stalled = new AbortController();
  const stall = () => stalled.abort();
  let timer = setTimeout(stall, stallMs);
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    signal: signal ? AbortSignal.any([signal, stalled.signal]) : stalled.signal,
  };
  try {
    const response = await request(address, init, (url, sent) =>
      sendFile(url, file, sent, (share) => {
        clearTimeout(timer);
        timer = setTimeout(stall, stallMs);
        onProgress(share);
      }),
    );
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

/** Not `fetch`, which doesn't say how much has been sent. */
function sendFile(
  address: string,
  file: File,
  { method = 'POST', headers, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  const call = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  call.open(method, address);
  for (const [name, value] of new Headers(headers)) call.setRequestHeader(name, value);
  call.responseType = 'blob';
  call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  call.onload = () => resolve(toResponse(call));
  call.onerror = () => reject(new TypeError('The connection was lost'));
  call.onabort = () => reject(signal?.reason);
  signal?.addEventListener('abort', () => call.abort());
  call.send(file);
  return promise;
}

function toResponse(call: XMLHttpRequest): Response {
  const { response, status, statusText } = call;
  const type = call.getResponseHeader('content-type');
  return new Response(response, {
    status,
    statusText,
    headers: type ? { 'content-type': type } : {},
  });
}

/** Uploads a file for a message. The server reads the type from its bytes. */
export function uploadAttachment(
  file: File,
  { id, ...options }: RepeatableUpload,
): Promise<Attachment> {
  const address = addressOf('POST /api/attachments', { query: { id, name: file.name } });
  return upload(address, file, options);
}

/** Where a file can be downloaded; guests need the token of their ticket. */
export function attachmentUrl(id: string, token?: string): string {
  return addressOf('GET /api/attachments/:id', {
    params: { id },
    ...(token && { query: { ticket: token } }),
  });
}
