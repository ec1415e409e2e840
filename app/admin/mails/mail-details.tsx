import { mailKindName } from '#contract/mail-kind-names';
import type { MailEntry } from '#contract/mails';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { list as listCopy } from '../../copy/admin-list.ts';
import { mailDetails as copy, mails } from '../../copy/admin-mails.ts';
import { DateTime } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { useRetry } from './use-retry.ts';

type MailDetailsProps = {
  mail: MailEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** An email's details without its content, which may contain secrets. */
export function MailDetails({ mail, open, onOpenChange }: MailDetailsProps) {
  const { columns } = mails;
  const { to, subject, kind, status, attempts, lastError, canRetry, createdAt, sentAt } = mail;
  const hasFailed = status === 'failed';
  const { send, isSending, isOffered } = useRetry(mail);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={subject}
      actions={
        <>
          {isOffered && (
            <Button
              variant="quiet"
              loading={isSending && mails.retrying}
              onClick={() => void send(() => onOpenChange(false))}
            >
              {mails.retry}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>
        </>
      }
    >
      <Stack gap="m">
        {lastError && (
          <Notice
            tone={hasFailed ? 'critical' : 'caution'}
            title={hasFailed ? copy.failed : copy.waiting}
          >
            <bdi>{lastError}</bdi>
          </Notice>
        )}
        {hasFailed && !canRetry && <Text tone="soft">{copy.contentDeleted}</Text>}
        <DescriptionList
          items={[
            { term: columns.to, detail: <CustomerLink of={mail.customer}>{to}</CustomerLink> },
            { term: columns.kind, detail: mailKindName(kind) },
            { term: columns.status, detail: <MailStatus mail={mail} /> },
            { term: columns.attempts, detail: attempts },
            { term: columns.created, detail: <DateTime at={createdAt} /> },
            { term: columns.sent, detail: sentAt ? <DateTime at={sentAt} /> : copy.notYet },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

export function MailStatus({ mail }: { mail: MailEntry }) {
  const { label, tone } = statusOf(mail.status);
  return <Badge tone={tone}>{label}</Badge>;
}
