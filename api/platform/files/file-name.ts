import { type FileType, fileTypes } from './file-type.ts';

const longest = 120;
const nameless = 'file';

/**
 * Makes a name safe for file systems and screens: one path segment on one line, without characters
 * that change the text direction, ending in the extension of its type.
 */
export function toSafeFileName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const [, stem = plain, ending = ''] = /^(.*)\.([^.]+)$/u.exec(plain) ?? [];
  const endings: readonly string[] = fileTypes[type];
  const says = endings.includes(ending.toLowerCase());
  const kept = shorten((says ? stem : plain).trim()) || nameless;
  return `${kept}.${says ? ending : endings[0]}`;
}

/** Cut by code points, so that no emoji is split. */
function shorten(text: string): string {
  return [...text].slice(0, longest).join('');
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
