import type { Attachment } from '#contract/ticket-messages';
import { addressOf } from './address.ts';
import { type RepeatableUpload, upload } from './upload.ts';

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
