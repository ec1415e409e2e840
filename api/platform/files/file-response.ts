import { type FileType, fileTypes } from './file-type.ts';
import { bodyOf, type StoredFile } from './store.ts';

const longest = 120;

/** Most file systems take 255, and an archive adds a number to names that are taken. */
const longestBytes = 200;

const nameless = 'file';

/** Windows keeps these for devices, whatever their extension. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

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

/**
 * Makes a name safe for file systems and screens: one path segment on one line, without characters
 * that change the text direction, ending in the extension of its type.
 */
export function toSafeFileName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  const [, stem = plain, ending = ''] = /^(.*)\.([^.]+)$/u.exec(plain) ?? [];
  const endings: readonly string[] = fileTypes[type];
  const says = endings.includes(ending.toLowerCase());
  const kept = shorten((says ? stem : plain).trim()) || nameless;
  return avoidReserved(`${kept}.${says ? ending : endings[0]}`);
}

/** Renames what Windows can’t store, such as 'con.png'. */
export function avoidReserved(name: string): string {
  return reserved.test(name) ? `_${name}` : name;
}

/** Cut by code points, so that no emoji is split. */
function shorten(text: string): string {
  let kept = '';
  for (const sign of [...text].slice(0, longest)) {
    if (Buffer.byteLength(kept + sign) > longestBytes) break;
    kept += sign;
  }
  return kept.trimEnd();
}

/**
 * The Content-Disposition header (RFC 6266), with an ASCII name for clients that don't read UTF-8.
 */
export function contentDispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
