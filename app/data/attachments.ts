import { apiPaths } from '#contract/paths';
import type { Attachment } from '#contract/ticket-messages';
import { request } from './client.ts';

/** Ten megabytes take their time on a phone. */
const timeoutMs = 120_000;

/** Sends a file that is to go with a message; what it is, the server reads in its bytes. */
export async function uploadAttachment(file: File, signal: AbortSignal): Promise<Attachment> {
  const response = await request(
    `${apiPaths.attachments}?${new URLSearchParams({ name: file.name })}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    },
  );
  return response.json();
}

/** Where a file can be had; a guest shows the token that came with the ticket. */
export function attachmentUrl(id: string, token?: string): string {
  const ticket = token ? `?${new URLSearchParams({ ticket: token })}` : '';
  return `${apiPaths.attachment(id)}${ticket}`;
}
