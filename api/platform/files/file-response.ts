import { contentDispositionOf } from './file-name.ts';
import { bodyOf, type StoredFile } from './store.ts';

/**
 * Serves an uploaded file. Its content is shown from our origin, so it must not run scripts. What isn't
 * shown is downloaded from where it is stored, if that has links.
 */
export function fileResponse(
  { type, name }: { type: string; name: string },
  file: StoredFile,
): Response {
  const isPicture = type.startsWith('image/');
  const disposition = contentDispositionOf(isPicture ? 'inline' : 'attachment', name);
  const contentType = type === 'text/plain' ? 'text/plain;charset=utf-8' : type;
  if (file.link && !isPicture) {
    return Response.redirect(file.link({ type: contentType, disposition }), 302);
  }
  return new Response(bodyOf(file), {
    headers: {
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'content-type': contentType,
      'content-disposition': disposition,
      ...(!(file instanceof Blob) && { 'content-length': String(file.size) }),
    },
  });
}
