import { useRef } from 'react';
import type { MailEntry } from '#contract/mails';
import type { MailsState, UnsentMail } from '#contract/operations';
import { TextLink } from '#ui/link';
import { unsentMails as copy, operations } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { MailDetails } from '../mails/mail-details.tsx';
import { FailureTable } from './failure-table.tsx';
import { OperationsSection } from './operations-section.tsx';
import { UnsentMailActions } from './unsent-mail-actions.tsx';
import { unsentMailColumns } from './unsent-mail-columns.tsx';

/** Emails that wait, and those that failed, to send again. */
export function MailsSection({ mails }: { mails: Resource<MailsState> }) {
  const details = useDialogState<MailEntry>();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <OperationsSection
      name="mails"
      texts={copy}
      resource={mails}
      status={statusOf}
      titleRef={title}
    >
      {(state) => (
        <>
          <FailureTable
            texts={copy}
            count={state.unsent.length}
            summary={<Summary {...state} />}
            columns={unsentMailColumns}
            rows={state.unsent}
            rowKey={({ id }) => id}
            rowActions={(mail: UnsentMail) => (
              <UnsentMailActions mail={mail} onDetails={details.open} title={title} />
            )}
            actionsWidth="long"
          />
          <Allowed to="mails.read">
            <TextLink href={paths.adminMails} standalone>
              {copy.log}
            </TextLink>
          </Allowed>
          {details.opening && (
            <MailDetails
              key={details.opening.key}
              mail={details.opening.subject}
              open={details.opening.isOpen}
              onOpenChange={details.onOpenChange}
            />
          )}
        </>
      )}
    </OperationsSection>
  );
}

function statusOf({ failedCount }: MailsState): Status {
  return failedCount > 0
    ? { label: copy.failedCount(formatCount(failedCount)), tone: 'critical' }
    : { label: operations.working, tone: 'positive' };
}

function Summary({ waiting, oldestWaitingAt }: MailsState) {
  return (
    <>
      {copy.summary(formatCount(waiting))}
      {oldestWaitingAt && (
        <>
          {' '}
          {copy.since} <DateTime at={oldestWaitingAt} />.
        </>
      )}
    </>
  );
}
