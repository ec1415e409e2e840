import type { Attachment } from '#contract/ticket-messages';
import { addressOf } from './address.ts';
import { upload } from './upload.ts';

/** Sends a file that is to go with a message; what it is, the server reads in its bytes. */
export function uploadAttachment(file: File, signal: AbortSignal): Promise<Attachment> {
  const address = addressOf('POST /api/attachments', { query: { name: file.name } });
  return upload(address, file, signal);
}

/** Where a file can be had; a guest shows the token that came with the ticket. */
export function attachmentUrl(id: string, token?: string): string {
  return addressOf('GET /api/attachments/:id', {
    params: { id },
    ...(token && { query: { ticket: token } }),
  });
}
