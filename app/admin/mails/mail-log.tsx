import { mailKindName } from '#contract/mail-kind-names';
import { type MailEntry, mailSorts } from '#contract/mails';
import { mailStatuses } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { mails as copy } from '../../copy/admin-mails.ts';
import { addressOf } from '../../data/address.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import type { ListColumn } from '../list/list-column.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { listWidths } from '../list/list-widths.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useFocusFallback } from '../list/use-focus-fallback.ts';
import { MailDetails, MailStatus } from './mail-details.tsx';
import { useRetry } from './use-retry.ts';

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

type MailActionsProps = {
  mail: MailEntry;
  onDetails: () => void;
  /** Whether the button fits. The details have it too. */
  hasRetry: boolean;
};

/** Every email and whether it was sent. */
export function MailLog() {
  const list = useAdminList(addressOf('GET /api/admin/mails'), {
    statuses: mailStatuses,
    sorts: mailSorts,
    hasDays: true,
  });
  const isNarrow = useMediaQuery(listWidths.narrow);
  return (
    <ListPage
      list={list}
      views="mails"
      nameOf={nameOf}
      copy={copy}
      filters={[statusFilter(mailStatuses)]}
      columns={mailColumns}
      rowKey={({ id }) => id}
      rowActions={(mail, onDetails) => (
        <MailActions mail={mail} onDetails={onDetails} hasRetry={!isNarrow} />
      )}
      details={(mail, dialog) => <MailDetails mail={mail} {...dialog} />}
      actionsWidth={isNarrow ? 'short' : 'long'}
    />
  );
}

function nameOf({ subject, to }: MailEntry): string {
  return copy.nameOf(subject, to);
}

/** Resends a failed email while its content is stored, or shows its details. */
function MailActions({ mail, onDetails, hasRetry }: MailActionsProps) {
  const name = copy.nameOf(mail.subject, displayAddress(mail.to));
  const { fallback, removable } = useFocusFallback();
  const { send, isSending, isOffered } = useRetry(mail);
  return (
    <>
      {isOffered && hasRetry && (
        <Button
          ref={removable}
          variant="plain"
          size="small"
          aria-label={copy.retryOf(name)}
          loading={isSending && copy.retrying}
          onClick={() => void send()}
        >
          {copy.retry}
        </Button>
      )}
      <DetailsButton ref={fallback} of={name} onClick={onDetails} />
    </>
  );
}
