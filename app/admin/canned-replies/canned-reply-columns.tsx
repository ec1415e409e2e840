import type { CannedReply } from '#contract/canned-replies';
import type { Column } from '#ui/table';
import { cannedReplies as copy } from '../../copy/canned-replies.ts';
import { Day } from '../../format/day.tsx';
import { truncate } from '../../format/truncate.ts';

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
