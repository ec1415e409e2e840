import { maxAttachmentBytes, maxAttachments } from '#contract/ticket-messages';
import { Dropzone } from '#ui/dropzone';
import { uploads as copy } from '../../copy/tickets.ts';
import { describeFile } from '../../format/file-info.ts';
import type { Upload, Uploads } from './use-uploads.ts';

/** The attachments and their upload state. */
export function ReplyFiles({ uploads }: { uploads: Uploads }) {
  return (
    <Dropzone
      label={copy.label}
      aside={copy.optional}
      description={copy.limits}
      chooseLabel={copy.attach}
      dropLabel={copy.drop}
      size="small"
      accept={copy.accept}
      maxBytes={maxAttachmentBytes}
      maxFiles={maxAttachments}
      refusals={copy.refusals}
      files={uploads.files.map(toEntry)}
      onAdd={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
    />
  );
}

function toEntry({ key, file, isUnderWay, failed }: Upload) {
  const { name, type, size } = file;
  return {
    id: key,
    name,
    detail: isUnderWay ? copy.uploading : describeFile({ type, sizeBytes: size }),
    ...(isUnderWay && { uploading: 'unknown' as const }),
    ...(failed && { error: failed }),
  };
}
