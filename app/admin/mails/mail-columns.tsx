import { mailKindName } from '#contract/mail-kind-names';
import type { MailEntry } from '#contract/mails';
import { mails as copy } from '../../copy/admin-mails.ts';
import { Day } from '../../format/day.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { ListColumn } from '../list/list-column.ts';
import { MailStatus } from './mail-status.tsx';

const { columns } = copy;

export const mailColumns: readonly ListColumn<MailEntry>[] = [
  {
    id: 'to',
    line: 2,
    fields: ['to'],
    heading: columns.to,
    cell: ({ to, customer }) => <CustomerLink of={customer}>{to}</CustomerLink>,
  },
  {
    id: 'subject',
    fields: ['subject'],
    heading: columns.subject,
    primary: true,
    cell: ({ subject }) => <bdi>{subject}</bdi>,
  },
  {
    id: 'kind',
    fields: ['kind'],
    whereWide: true,
    heading: columns.kind,
    width: 'medium',
    cell: ({ kind }) => mailKindName(kind),
  },
  {
    id: 'status',
    line: 2,
    fields: ['status'],
    heading: columns.status,
    width: 'short',
    cell: (mail) => <MailStatus mail={mail} />,
  },
  {
    id: 'createdAt',
    line: 1,
    fields: ['createdAt'],
    heading: columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
  {
    id: 'sentAt',
    fields: ['sentAt'],
    whereWide: 'widest',
    heading: columns.sent,
    width: 'short',
    cell: ({ sentAt }) => sentAt && <Day at={sentAt} />,
  },
  {
    id: 'attempts',
    fields: ['attempts'],
    whereWide: true,
    heading: columns.attempts,
    width: 'short',
    align: 'end',
    cell: ({ attempts }) => attempts,
  },
];
