import { useRef } from 'react';
import type { MailEntry } from '#contract/mails';
import type { MailsState, UnsentMail } from '#contract/operations';
import { type Description, DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { unsentMails as copy, operations } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { MailDetails } from '../mails/mail-details.tsx';
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
          <DescriptionList items={describe(state)} />
          <PagedTable
            aria-label={copy.label}
            columns={unsentMailColumns}
            rows={state.unsent}
            rowKey={({ id }) => id}
            empty={{ title: copy.empty, detail: copy.emptyHint }}
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

function describe({ waiting, oldestWaitingAt }: MailsState): Description[] {
  return [
    { term: copy.waiting, detail: formatCount(waiting) },
    ...(oldestWaitingAt ? [{ term: copy.since, detail: <DateTime at={oldestWaitingAt} /> }] : []),
  ];
}
