import type { Review } from '#contract/reviews';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { review as copy } from '../../copy/review.ts';
import type { ReviewCalls } from '../../data/reviews.ts';
import { useAction } from '../../shell/use-action.ts';
import type { FileUploads } from '../use-file-uploads.ts';
import { RemarkEditor } from './remark-editor.tsx';
import * as css from './review.css.ts';
import type { Remarks } from './use-remarks.ts';

type RemarkListProps = {
  round: number;
  previewUrl: string;
  remarks: Remarks;
  calls: Pick<ReviewCalls, 'send'>;
  /** Of screenshots. */
  uploads: FileUploads;
  isFramed: boolean;
  /** The remark that was just added, which gets the focus. */
  added: string | null;
  onAdd: () => void;
  onSent: (review: Review) => void;
};

/** The remarks of the open round, and the button that sends them. */
export function RemarkList({
  round,
  previewUrl,
  remarks,
  calls,
  uploads,
  isFramed,
  added,
  onAdd,
  onSent,
}: RemarkListProps) {
  const { drafts, state } = remarks;
  const [send, isSending] = useAction(
    async () => {
      await remarks.save();
      onSent(await calls.send(round));
    },
    { title: copy.send.failed },
  );
  const isReady = state.is === 'saved' || state.is === 'saving';
  const pending = uploads.uploads.filter(({ field }) => drafts.some(({ id }) => id === field));
  const stateText =
    state.is === 'refused' ? `${copy.save.refused}. ${state.reason}` : copy.save[state.is];
  return (
    <Stack gap="m">
      <Stack gap="xxs">
        <Inline justify="between" gap="s">
          <Heading level={2} size={3}>
            {copy.remarks.title}
          </Heading>
          <Text as="span" size="small" tone="soft">
            {copy.round(round)}
          </Text>
        </Inline>
        {drafts.length > 0 && (
          <Text size="small" tone={isReady ? 'soft' : 'critical'}>
            {stateText}
          </Text>
        )}
        <VisuallyHidden live>{isReady || state.is === 'empty' ? '' : stateText}</VisuallyHidden>
      </Stack>
      {drafts.length === 0 ? (
        <Text tone="soft">
          {isFramed ? copy.remarks.emptyHint : copy.remarks.emptyHintWithoutFrame}
        </Text>
      ) : (
        <ol className={css.remarks}>
          {drafts.map((draft, index) => (
            <li key={draft.id}>
              <RemarkEditor
                draft={draft}
                number={index + 1}
                previewUrl={previewUrl}
                remarks={remarks}
                uploads={uploads}
                isNew={draft.id === added}
              />
            </li>
          ))}
        </ol>
      )}
      <Inline>
        <Button variant="quiet" size="small" icon="plus" onClick={onAdd}>
          {copy.remarks.add}
        </Button>
      </Inline>
      {drafts.length > 0 && (
        <Stack gap="xs">
          {pending.some(({ failed }) => failed === undefined) && <Text>{copy.send.uploading}</Text>}
          {pending.some(({ failed }) => failed !== undefined) && (
            <Text tone="critical">{copy.send.uploadsFailed}</Text>
          )}
          <Inline>
            <Button
              loading={isSending && copy.send.pending}
              disabled={!isReady || pending.length > 0}
              onClick={() => void send()}
            >
              {copy.send.action(drafts.length)}
            </Button>
          </Inline>
          <Text size="small" tone="soft">
            {copy.send.hint}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
