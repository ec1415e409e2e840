import { contentDispositionOf } from './file-name.ts';

/** Serves an uploaded file. Its content is shown from our origin, so it must not run scripts. */
export function fileResponse({ type, name }: { type: string; name: string }, file: Blob): Response {
  const isPicture = type.startsWith('image/');
  return new Response(file, {
    headers: {
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'content-type': type === 'text/plain' ? 'text/plain;charset=utf-8' : type,
      'content-disposition': contentDispositionOf(isPicture ? 'inline' : 'attachment', name),
    },
  });
}
