import type { CustomerMail } from '#contract/admin-customers';
import { mailKindName } from '#contract/mail-kind-names';
import { Badge } from '#ui/badge';
import { TextLink } from '#ui/link';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { customerPage } from '../../copy/admin-customers.ts';
import { Day } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { RecordTable } from '../record-table.tsx';
import { OnlyNewest } from './customer-records.tsx';

const copy = customerPage.mails;

type CustomerMailsProps = { email: string | null; mails: readonly CustomerMail[] };

/** Emails sent to a person's addresses. */
export function CustomerMails({ email, mails }: CustomerMailsProps) {
  return (
    <RecordTable
      texts={copy}
      action={
        email &&
        mails.length > 0 && (
          <Text as="span" size="small">
            <TextLink href={paths.adminMailsTo(email)}>{copy.all}</TextLink>
          </Text>
        )
      }
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
    >
      <OnlyNewest of={mails} />
    </RecordTable>
  );
}

const columns: readonly Column<CustomerMail>[] = [
  {
    id: 'subject',
    heading: copy.subject,
    primary: true,
    line: 1,
    cell: ({ subject }) => (
      <TextLink href={paths.adminMailsTo(subject)}>
        <bdi>{subject}</bdi>
      </TextLink>
    ),
  },
  {
    id: 'kind',
    heading: copy.kind,
    width: 'medium',
    line: 2,
    cell: ({ kind }) => mailKindName(kind),
  },
  {
    id: 'status',
    heading: copy.status,
    width: 'short',
    line: 1,
    cell: ({ status }) => {
      const { label, tone } = statusOf(status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'created',
    heading: copy.created,
    width: 'short',
    line: 2,
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];
