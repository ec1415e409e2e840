import type { Ref } from 'react';
import { FileButton } from '#ui/file-button';
import { FileList } from '#ui/file-list';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { uploads as copy } from '../../copy/tickets.ts';
import { describeFile } from '../../format/file-info.ts';
import type { Upload } from './use-uploads.ts';

type ReplyFilesProps = {
  uploads: readonly Upload[];
  /** Why some chosen files were not added. */
  refused: string | undefined;
  onRemove: (key: string) => void;
};

/** The attachments and their upload state. */
export function ReplyFiles({ uploads, refused, onRemove }: ReplyFilesProps) {
  return (
    <>
      {uploads.length > 0 && (
        <FileList
          aria-label={copy.label}
          files={uploads.map(toEntry)}
          removal={{ label: copy.removeOf, onRemove }}
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

export function AttachFiles({ onChoose, ref }: AttachFilesProps) {
  return (
    <FileButton ref={ref} multiple accept={copy.accept} size="small" onChoose={onChoose}>
      {copy.attach}
    </FileButton>
  );
}

function toEntry({ key, file, isUnderWay, failed }: Upload) {
  const { name, type, size } = file;
  return {
    id: key,
    name,
    detail: isUnderWay ? copy.uploading : describeFile({ type, sizeBytes: size }),
    ...(failed && { error: failed }),
  };
}

/** Announce only finished and failed uploads. */
function spoken(uploads: readonly Upload[]): string {
  const failed = uploads.find((upload) => upload.failed);
  if (failed) return `${failed.file.name}: ${failed.failed}`;
  return uploads.length > 0 && uploads.every(({ isUnderWay }) => !isUnderWay) ? copy.ready : '';
}
