import { useRef } from 'react';
import type { CannedReply } from '#contract/canned-replies';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Table } from '#ui/table';
import { cannedReplies as copy } from '../../copy/canned-replies.ts';
import { useCannedReplies } from '../../data/canned-replies.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { cannedReplyColumns } from './canned-reply-columns.tsx';
import { CannedReplyDialog } from './canned-reply-dialog.tsx';
import { DeleteCannedReply } from './delete-canned-reply.tsx';

/** All answers that are given often, and how they are added, changed and taken away. */
export function CannedReplies() {
  const { replies, failed, onRetry } = useCannedReplies();
  const editing = useDialogState<CannedReply | null>();
  const removing = useDialogState<CannedReply>();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="s">
      <Inline justify="end">
        <Button ref={add} size="small" icon="plus" opensDialog onClick={() => editing.open(null)}>
          {copy.add}
        </Button>
      </Inline>
      <Table
        label={copy.label}
        columns={cannedReplyColumns}
        rows={replies ?? []}
        rowKey={({ id }) => id}
        loading={!replies && !failed && copy.loading}
        empty={{ title: copy.empty, detail: copy.emptyHint }}
        {...(failed && !replies && { failed: { message: failed, onRetry } })}
        rowActions={(reply) => (
          <>
            <Button
              variant="plain"
              size="small"
              opensDialog
              label={copy.editOf(reply.title)}
              onClick={() => editing.open(reply)}
            >
              {copy.edit}
            </Button>
            <Button
              variant="plain"
              size="small"
              opensDialog
              label={copy.removeOf(reply.title)}
              onClick={() => removing.open(reply)}
            >
              {copy.remove}
            </Button>
          </>
        )}
      />
      {editing.opening && (
        <CannedReplyDialog
          key={editing.opening.key}
          reply={editing.opening.subject}
          open={editing.opening.isOpen}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {removing.opening && (
        <DeleteCannedReply
          key={removing.opening.key}
          reply={removing.opening.subject}
          open={removing.opening.isOpen}
          onOpenChange={removing.onOpenChange}
          endAt={add}
        />
      )}
    </Stack>
  );
}
