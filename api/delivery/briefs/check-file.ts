import { Failure, invalid } from '#api/http/failure';
import { type FileType, fileTypeOf } from '#api/platform/files/file-type';
import { type ReceivedFile, takenFailure } from '#api/platform/files/store-attachment';
import type { BriefField } from '#contract/brief-fields';
import { maxBriefFiles } from '#contract/briefs';
import type { BriefFileRow } from '#db/schema/briefs';
import type { BriefFacts } from './repository.ts';

/** Throws unless the question takes one more file, besides this one. */
export function requireRoom(
  { fields, allFiles }: BriefFacts,
  { id, field: key }: Pick<BriefFileRow, 'id' | 'field'>,
): void {
  const field = fields.find((one) => one.key === key && one.kind === 'files');
  if (!field) throw invalid([{ path: 'field', message: 'Invalid input' }]);
  const others = allFiles.filter((file) => file.id !== id);
  const isFull = countOf(others, field) >= field.max || others.length >= maxBriefFiles;
  if (isFull) {
    throw new Failure('conflict', 'There are too many files here. Remove one and try again.');
  }
}

function countOf(files: readonly BriefFileRow[], { key }: BriefField): number {
  return files.filter(({ field }) => field === key).length;
}

/** An earlier try of the same upload, which may still be running or have failed. */
export function requireSame(
  earlier: BriefFileRow | undefined,
  { field, type, sizeBytes }: Pick<BriefFileRow, 'field' | 'type' | 'sizeBytes'>,
): BriefFileRow {
  const isSame =
    earlier?.field === field && earlier.type === type && earlier.sizeBytes === sizeBytes;
  if (!earlier || !isSame) throw takenFailure();
  return earlier;
}

/** The type of a file by its content. Throws if the question doesn’t take it. */
export async function typeOf(file: ReceivedFile, field: string): Promise<FileType> {
  if (file.sizeBytes === 0) throw invalid([{ path: 'body', message: 'This file is empty.' }]);
  const type = await fileTypeOf(file.content, { archives: true });
  if (type && !(isPicturesField(field) && type === 'text/plain')) return type;
  throw new Failure(
    'unsupported_type',
    isPicturesField(field)
      ? 'This file type isn’t supported. Choose a PNG, JPEG, GIF or WebP image, a PDF or a ZIP archive.'
      : 'This file type isn’t supported. Choose an image, a PDF, an office document, a plain text file or a ZIP archive.',
  );
}

function isPicturesField(field: string): boolean {
  return field.startsWith('pictures.') || field === 'logoFiles';
}
