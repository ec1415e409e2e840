/** What may be attached, by what it is told by, and the endings that its names may have. */
export const fileTypes = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'md', 'csv', 'log'],
} as const;
export type FileType = keyof typeof fileTypes;

/** Bytes at the beginning; a blank stands for any byte. */
const beginnings: [type: FileType, bytes: string][] = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', hex('GIF87a')],
  ['image/gif', hex('GIF89a')],
  ['image/webp', `${hex('RIFF')}${' '.repeat(8)}${hex('WEBP')}`],
  ['application/pdf', hex('%PDF-')],
];

/** What a file is by its content; null for whatever we do not take, markup among it. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  const known = beginnings.find(([, beginning]) => fits(start, beginning));
  return known ? known[0] : isPlainText(bytes) ? 'text/plain' : null;
}

function fits(start: string, beginning: string): boolean {
  return [...beginning].every((digit, at) => digit === ' ' || digit === start[at]);
}

/** Text in UTF-8 that is for reading: no control characters, and no document of markup. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\f\r]/u.test(text) && !/^\s*</.test(text);
  } catch {
    return false;
  }
}

function hex(text: string): string {
  return Buffer.from(text).toString('hex');
}
