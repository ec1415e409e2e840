import type { BriefField as Field } from '#contract/brief-fields';
import { maxBriefFileBytes } from '#contract/briefs';
import { Dropzone } from '#ui/dropzone';
import { brief as copy } from '../../copy/brief.ts';
import { describeFile, isImage } from '../../format/file-info.ts';
import type { BriefForm } from './brief-form.ts';

type FilesFieldProps = {
  field: Field;
  form: BriefForm;
  label: string;
  description: string | undefined;
};

/** The files of one question: those that are stored, and those on their way. */
export function FilesField({ field, form, label, description }: FilesFieldProps) {
  const { autosave, uploads, fileUrl } = form;
  const stored = autosave.brief.files.filter((file) => file.field === field.key);
  const pending = uploads.uploads.filter((upload) => upload.field === field.key);
  const isAny = field.key === 'otherFiles';
  return (
    <Dropzone
      id={`brief-${field.key}`}
      label={label}
      {...(!field.counts && { aside: copy.optional })}
      {...(description && { description })}
      chooseLabel={copy.files.choose}
      dropLabel={copy.files.drop}
      accept={isAny ? copy.files.any : copy.files.pictures}
      maxBytes={maxBriefFileBytes}
      maxFiles={field.max}
      refusals={{ ...copy.files.refusals, ...(isAny && { type: copy.files.anyRefused }) }}
      files={[
        ...stored.map((file) => ({
          id: file.id,
          name: file.name,
          detail: describeFile(file),
          href: fileUrl(file.id),
          ...(isImage(file.type) && { preview: fileUrl(file.id) }),
        })),
        ...pending.map(({ key, file, share, failed }) => ({
          id: key,
          name: file.name,
          detail: copy.files.uploading(`${Math.round(share * 100)}%`),
          ...(failed === undefined ? { uploading: share } : { error: failed }),
        })),
      ]}
      onAdd={(files) => uploads.add(field.key, files)}
      onRemove={(id) => void uploads.remove(id)}
      onRetry={uploads.retry}
    />
  );
}
