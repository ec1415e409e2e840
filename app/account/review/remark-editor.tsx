import { useEffect, useRef } from 'react';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { review as copy } from '../../copy/review.ts';
import { describePin } from '../../format/describe-pin.ts';
import { truncate } from '../../format/plain-text.ts';
import { readRemarkPage } from '../../format/preview-frame.tsx';
import { useAction } from '../../shell/use-action.ts';
import type { FileUploads } from '../use-file-uploads.ts';
import type { Draft } from './drafts.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import type { Remarks } from './use-remarks.ts';

type RemarkEditorProps = {
  draft: Draft;
  number: number;
  previewUrl: string;
  remarks: Remarks;
  /** Of screenshots. */
  uploads: FileUploads;
  /** Gets the focus when it appears. */
  isNew: boolean;
};

/** One remark: its text, its page, its pin and its screenshot. It is saved as it is typed. */
export function RemarkEditor({
  draft,
  number,
  previewUrl,
  remarks,
  uploads,
  isNew,
}: RemarkEditorProps) {
  const { id, page, pin, text, screenshot, replaced } = draft;
  const pageError = remarks.pageErrorOf(draft);
  const name = copy.remarks.name(number);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const [remove] = useAction(
    async () => {
      await remarks.remove(id);
      uploads.cancelAllOf(id);
    },
    { title: copy.remarks.removeFailed },
  );
  return (
    <Panel padding="small">
      {/* Takes screenshots that are pasted into the text. */}
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack gap="s">
          <Inline justify="between" gap="s">
            <Heading level={3} size={4}>
              {name}
            </Heading>
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.remarks.remove(name)}
              onClick={() => void remove()}
            >
              {copy.remarks.delete}
            </Button>
          </Inline>
          {pin && (
            <Text size="small" tone="soft">
              {describePin(pin)}
            </Text>
          )}
          <TextArea
            ref={field}
            name={`text-${id}`}
            label={copy.remarks.text}
            rows={3}
            value={text}
            maxLength={lengths.reason}
            count
            onChange={({ currentTarget }) => remarks.change(id, { text: currentTarget.value })}
          />
          {replaced !== undefined && (
            <Notice
              tone="caution"
              live="polite"
              title={copy.remarks.replaced(truncate(replaced))}
              action={
                <Button size="small" onClick={() => remarks.change(id, { text: replaced })}>
                  {copy.remarks.useOther}
                </Button>
              }
            />
          )}
          <TextField
            name={`page-${id}`}
            label={copy.remarks.page}
            value={page}
            maxLength={lengths.url}
            autoComplete="off"
            {...(pageError && { error: pageError })}
            onChange={({ currentTarget }) => remarks.typePage(id, currentTarget.value)}
            onBlur={({ currentTarget }) =>
              remarks.leavePage(id, readRemarkPage(currentTarget.value, previewUrl))
            }
          />
          <ScreenshotField
            remarkId={id}
            number={number}
            screenshot={screenshot}
            pin={pin?.width === null ? pin : null}
            uploads={uploads}
            onChange={(values) => remarks.change(id, values)}
          />
        </Stack>
      </form>
    </Panel>
  );
}
