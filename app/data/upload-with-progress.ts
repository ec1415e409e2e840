import { addImpersonationHeader } from '../state/impersonation.ts';
import type { Address } from './address.ts';
import { ApiError } from './api-error.ts';

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Like `upload`, but tells how much was sent, which `fetch` can’t. `share` is from 0 to 1. */
export function uploadWithProgress<Answer>(
  address: Address<Answer>,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', address);
    call.setRequestHeader('content-type', 'application/octet-stream');
    new Headers(addImpersonationHeader()).forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = async () => {
      const response = new Response(call.responseText, {
        status: call.status,
        statusText: call.statusText,
        headers: { 'content-type': call.getResponseHeader('content-type') ?? '' },
      });
      if (response.ok) resolve(await response.json());
      else reject(await ApiError.of(response));
    };
    call.onerror = () => reject(ApiError.unreachable());
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}
