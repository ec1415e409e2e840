import { maxAttachmentBytes, maxAttachments } from '#contract/ticket-messages';
import { ButtonLink } from '#ui/button';
import { Dropzone } from '#ui/dropzone';
import { Notice } from '#ui/notice';
import { uploads as copy } from '../../copy/tickets.ts';
import { describeFile } from '../../format/file-info.ts';
import { paths } from '../../paths.ts';
import type { Upload, Uploads } from './use-uploads.ts';

type AttachmentFieldProps = {
  uploads: Uploads;
  /** The server takes files only from customers who have verified their email. */
  isVerified?: boolean;
  /** A button only, in a row of tools. */
  isTool?: boolean;
};

/** The attachments and their upload state. */
export function AttachmentField({
  uploads,
  isVerified = true,
  isTool = false,
}: AttachmentFieldProps) {
  if (!isVerified) return <Unverified />;
  return (
    <Dropzone
      label={copy.label}
      aside={copy.optional}
      description={copy.limits}
      chooseLabel={copy.attach}
      dropLabel={copy.drop}
      size={isTool ? 'button' : 'small'}
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

function Unverified() {
  return (
    <Notice
      title={copy.verifyFirst}
      action={
        <ButtonLink href={paths.account} variant="quiet" size="small">
          {copy.enterCode}
        </ButtonLink>
      }
    >
      {copy.verifyFirstHint}
    </Notice>
  );
}

function toEntry({ key, file, share, failed }: Upload) {
  const { name, type, size } = file;
  return {
    id: key,
    name,
    detail: share === undefined ? describeFile({ type, sizeBytes: size }) : copy.uploading,
    ...(share !== undefined && { uploading: share }),
    ...(failed && { error: failed }),
  };
}
