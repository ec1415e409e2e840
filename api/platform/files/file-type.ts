/** The accepted types, with the bytes that identify them and their file extensions. */
export const fileTypes = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'md', 'csv', 'log'],
  'application/zip': ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
} as const;
export type FileType = keyof typeof fileTypes;

/** The first bytes of the file. A space matches any byte. */
const beginnings: [type: FileType, bytes: string][] = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', hex('GIF87a')],
  ['image/gif', hex('GIF89a')],
  ['image/webp', `${hex('RIFF')}${' '.repeat(8)}${hex('WEBP')}`],
  ['application/pdf', hex('%PDF-')],
  ['application/zip', '504b0304'],
];

/**
 * The type of a file by its content, or null if it isn't accepted. HTML and SVG aren't; archives,
 * which office documents are too, only if `archives` says so.
 */
export function fileTypeOf(bytes: Uint8Array, { archives = false } = {}): FileType | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  const known = beginnings.find(([, beginning]) => fits(start, beginning));
  if (!known) return isPlainText(bytes) ? 'text/plain' : null;
  return known[0] === 'application/zip' && !archives ? null : known[0];
}

function fits(start: string, beginning: string): boolean {
  return [...beginning].every((digit, at) => digit === ' ' || digit === start[at]);
}

/** UTF-8 text without control characters that isn't markup. */
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
