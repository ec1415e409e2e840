import { useEffect, useRef, useState } from 'react';
import type { Remark, RemarkPin } from '#contract/reviews';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { review as copy } from '../../copy/review.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import type { ReviewCalls } from '../../data/reviews.ts';
import { RemarkScreenshot } from '../../format/remark-screenshot.tsx';

type ScreenshotFieldProps = {
  /** Of the remark, from 1. */
  number: number;
  screenshot: Remark['screenshot'];
  /** The pin on the screenshot. */
  pin: RemarkPin | null;
  upload: ReviewCalls['upload'];
  onChange: (values: { screenshot?: Remark['screenshot']; pin?: RemarkPin | null }) => void;
};

/** The screenshot of a remark, on which its pin can be placed; or the field that adds one. */
export function ScreenshotField({
  number,
  screenshot,
  pin,
  upload,
  onChange,
}: ScreenshotFieldProps) {
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const stop = useRef(new AbortController());
  const tried = useRef<{ id: string; file: File }>(null);
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  async function choose(file: File) {
    const { signal } = stop.current;
    // The server may have stored what failed here, so the same file keeps its id.
    const known = tried.current;
    const id = known && isSameFile(known.file, file) ? known.id : crypto.randomUUID();
    tried.current = { id, file };
    setFailure(undefined);
    setUploading(true);
    try {
      onChange({ screenshot: await upload(file, { id, signal }) });
      tried.current = null;
    } catch (error) {
      if (!signal.aborted) setFailure(getErrorMessage(error, copy.remarks.uploadFailed));
    } finally {
      setUploading(false);
    }
  }
  if (!screenshot) {
    return (
      <FileField
        label={copy.remarks.screenshot}
        aside={copy.remarks.optional}
        description={copy.remarks.screenshotHint}
        chooseLabel={copy.remarks.chooseScreenshot}
        dropLabel={copy.remarks.dropScreenshot}
        accept="image/png,image/jpeg,image/gif,image/webp"
        loading={isUploading && copy.remarks.uploading}
        {...(failure && { message: failure })}
        onChoose={(file) => void choose(file)}
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

function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
