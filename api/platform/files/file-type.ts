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

/**
 * The first bytes of the file. A space matches any byte. `file-type` knows hundreds of types and unpacks
 * a stranger's archive to name it; these need their beginning only.
 */
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
export async function fileTypeOf(
  content: Blob,
  { archives = false } = {},
): Promise<FileType | null> {
  const start = Buffer.from(await content.slice(0, 16).bytes()).toString('hex');
  const known = beginnings.find(([, beginning]) => fits(start, beginning));
  if (!known) return (await isPlainText(content)) ? 'text/plain' : null;
  return known[0] === 'application/zip' && !archives ? null : known[0];
}

function fits(start: string, beginning: string): boolean {
  return [...beginning].every((digit, at) => digit === ' ' || digit === start[at]);
}

/** UTF-8 text without control characters that isn’t markup. */
async function isPlainText(content: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isBlank = true;
  const isText = (part: string) => {
    const first = isBlank ? part.trimStart().charAt(0) : '';
    isBlank &&= first === '';
    return first !== '<' && !/[^\P{Cc}\t\n\f\r]/u.test(part);
  };
  try {
    for await (const chunk of content.stream()) {
      if (!isText(decoder.decode(chunk, { stream: true }))) return false;
    }
    return isText(decoder.decode());
  } catch (error) {
    // Of the decoder. A file that can’t be read fails otherwise.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function hex(text: string): string {
  return Buffer.from(text).toString('hex');
}
