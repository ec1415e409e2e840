import { type FileType, fileTypes } from './file-type.ts';

const longest = 120;
const nameless = 'file';

/**
 * A name as a file system and a reader may meet it: one part of a path, on one line, turning no
 * letters around, with an ending that says what the file is.
 */
export function safeFileName(name: string, type: FileType): string {
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

/** By whole characters: half of an emoji is none. */
function shorten(text: string): string {
  return [...text].slice(0, longest).join('');
}

/** The header that names a file (RFC 6266): for old readers in ASCII, for all others as it is. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
