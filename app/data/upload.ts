import type { Address } from './address.ts';
import { request } from './client.ts';

/** Ten megabytes may take minutes on a phone. */
const timeoutMs = 120_000;

/** Uploads a file to an endpoint that takes one: `addressOf('POST /api/admin/uploads')`. */
export async function upload<Answer>(
  address: Address<Answer>,
  file: File,
  signal?: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return response.json();
}
