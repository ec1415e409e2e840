import { useRef } from 'react';
import type { CannedReply } from '#contract/canned-replies';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import type { Column } from '#ui/table';
import { cannedReplies as copy } from '../../copy/canned-replies.ts';
import { useCannedReplies } from '../../data/canned-replies.ts';
import { useMay } from '../../data/permissions.ts';
import { Day } from '../../format/date-time.tsx';
import { truncate } from '../../format/plain-text.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { tableState } from '../../shell/table-state.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { CreateButton } from '../list/create-button.tsx';
import { CannedReplyDialog } from './canned-reply-dialog.tsx';
import { DeleteCannedReply } from './delete-canned-reply.tsx';

export const cannedReplyColumns: readonly Column<CannedReply>[] = [
  {
    id: 'title',
    heading: copy.columns.title,
    width: 'wide',
    primary: true,
    cell: ({ title }) => <bdi>{title}</bdi>,
  },
  { id: 'text', heading: copy.columns.text, cell: ({ text }) => <bdi>{truncate(text)}</bdi> },
  {
    id: 'updatedAt',
    heading: copy.columns.updated,
    width: 'medium',
    cell: ({ updatedAt }) => <Day at={updatedAt} />,
  },
];

/** Lists canned replies, with add, edit and delete. */
export function CannedReplies() {
  const { replies, ...state } = useCannedReplies();
  const mayChange = useMay()('canned_replies.change');
  const editing = useDialogState<CannedReply | null>();
  const deleting = useDialogState<CannedReply>();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="s">
      <Inline justify="end">
        {mayChange && (
          <CreateButton ref={add} onClick={() => editing.open(null)}>
            {copy.add}
          </CreateButton>
        )}
      </Inline>
      <PagedTable
        aria-label={copy.label}
        columns={cannedReplyColumns}
        {...tableState(replies, state, copy.loading)}
        rowKey={({ id }) => id}
        empty={{ title: copy.empty, detail: copy.emptyHint }}
        {...(mayChange && {
          rowActions: (reply: CannedReply) => (
            <>
              <Button
                variant="plain"
                size="small"
                aria-haspopup="dialog"
                aria-label={copy.editOf(reply.title)}
                onClick={() => editing.open(reply)}
              >
                {copy.edit}
              </Button>
              <Button
                variant="plain"
                size="small"
                aria-haspopup="dialog"
                aria-label={copy.removeOf(reply.title)}
                onClick={() => deleting.open(reply)}
              >
                {copy.remove}
              </Button>
            </>
          ),
        })}
      />
      {editing.opening && (
        <CannedReplyDialog
          key={editing.opening.key}
          reply={editing.opening.subject}
          open={editing.opening.isOpen}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {deleting.opening && (
        <DeleteCannedReply
          key={deleting.opening.key}
          reply={deleting.opening.subject}
          open={deleting.opening.isOpen}
          onOpenChange={deleting.onOpenChange}
          finalFocus={add}
        />
      )}
    </Stack>
  );
}
