import type { Ref } from 'react';
import { FileButton } from '#ui/file-button';
import { FileList } from '#ui/file-list';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { uploads as words } from '../../copy/tickets.ts';
import { describeFile } from '../../format/file-info.ts';
import type { Upload } from './use-uploads.ts';

type ReplyFilesProps = {
  uploads: readonly Upload[];
  /** Why some of what was chosen is not there. */
  refused: string | undefined;
  onRemove: (key: string) => void;
};

/** What will go with the message, and how far each file has come. */
export function ReplyFiles({ uploads, refused, onRemove }: ReplyFilesProps) {
  return (
    <>
      {uploads.length > 0 && (
        <FileList
          label={words.label}
          files={uploads.map(toEntry)}
          removal={{ label: words.removeOf, onRemove }}
        />
      )}
      <VisuallyHidden live>{spoken(uploads)}</VisuallyHidden>
      {refused && (
        <div role="alert">
          <Text size="small" tone="critical">
            {refused}
          </Text>
        </div>
      )}
    </>
  );
}

type AttachFilesProps = { onChoose: (files: File[]) => void; ref: Ref<HTMLInputElement> };

/** Chooses them. What may be sent is said with it. */
export function AttachFiles({ onChoose, ref }: AttachFilesProps) {
  return (
    <FileButton ref={ref} multiple accept={words.accept} size="small" onChoose={onChoose}>
      {words.attach}
    </FileButton>
  );
}

function toEntry({ key, file, isUnderWay, failed }: Upload) {
  const { name, type, size } = file;
  return {
    id: key,
    name,
    detail: isUnderWay ? words.uploading : describeFile({ type, sizeBytes: size }),
    ...(failed && { failed }),
  };
}

/** Only what is finished is worth interrupting for. */
function spoken(uploads: readonly Upload[]): string {
  const failed = uploads.find((upload) => upload.failed);
  if (failed) return `${failed.file.name}: ${failed.failed}`;
  return uploads.length > 0 && uploads.every(({ isUnderWay }) => !isUnderWay) ? words.ready : '';
}
