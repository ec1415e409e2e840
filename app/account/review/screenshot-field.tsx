import { useEffect, useRef } from 'react';
import type { Remark, RemarkPin } from '#contract/reviews';
import { maxUploadBytes } from '#contract/uploads';
import { Button } from '#ui/button';
import { Dropzone } from '#ui/dropzone';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { review as copy } from '../../copy/review.ts';
import { RemarkScreenshot } from '../../format/remark-screenshot.tsx';
import type { FileUploads } from '../use-file-uploads.ts';

type ScreenshotFieldProps = {
  remarkId: string;
  /** Of the remark, from 1. */
  number: number;
  screenshot: Remark['screenshot'];
  /** The pin on the screenshot. */
  pin: RemarkPin | null;
  uploads: FileUploads;
  onChange: (values: { screenshot?: Remark['screenshot']; pin?: RemarkPin | null }) => void;
};

const accept = 'image/png,image/jpeg,image/gif,image/webp';

/** The screenshot of a remark, on which its pin can be placed; or the field that adds one. */
export function ScreenshotField({
  remarkId,
  number,
  screenshot,
  pin,
  uploads,
  onChange,
}: ScreenshotFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const hasScreenshot = screenshot !== null;
  const hadScreenshot = useRef(hasScreenshot);
  // What had the focus goes away with the field, or with the screenshot.
  useEffect(() => {
    if (hadScreenshot.current === hasScreenshot) return;
    hadScreenshot.current = hasScreenshot;
    if (document.activeElement !== document.body) return;
    (hasScreenshot ? removal : field).current?.focus({ preventScroll: true });
  }, [hasScreenshot]);
  if (!screenshot) {
    const pending = uploads.uploads.filter((upload) => upload.field === remarkId);
    return (
      <Dropzone
        ref={field}
        label={copy.remarks.screenshot}
        aside={copy.remarks.optional}
        description={copy.remarks.screenshotHint}
        chooseLabel={copy.remarks.chooseScreenshot}
        dropLabel={copy.remarks.dropScreenshot}
        size="small"
        accept={accept}
        maxBytes={maxUploadBytes}
        maxFiles={1}
        refusals={copy.remarks.refusals}
        files={pending.map(({ key, file, share, failed }) => ({
          id: key,
          name: file.name,
          detail: copy.remarks.uploading,
          ...(failed === undefined ? { uploading: share } : { error: failed }),
        }))}
        onAdd={(files) => uploads.add(remarkId, files)}
        onRemove={uploads.cancel}
        onRetry={uploads.retry}
      />
    );
  }
  return (
    <Stack gap="xs">
      <RemarkScreenshot
        number={number}
        screenshot={screenshot}
        pin={pin}
        state="open"
        onPlace={(position) => onChange({ pin: { ...position, width: null } })}
      />
      <Inline>
        <Button
          ref={removal}
          variant="quiet"
          size="small"
          onClick={() => onChange({ screenshot: null, ...(pin && { pin: null }) })}
        >
          {copy.remarks.removeScreenshot(copy.remarks.name(number))}
        </Button>
      </Inline>
    </Stack>
  );
}
