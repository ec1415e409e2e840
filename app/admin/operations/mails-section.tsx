import { type RefObject, useRef } from 'react';
import { mailKindName } from '#contract/mail-kind-names';
import type { MailEntry } from '#contract/mails';
import type { MailsState, UnsentMail } from '#contract/operations';
import { Button } from '#ui/button';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { list } from '../../copy/admin-list.ts';
import { mails as logCopy } from '../../copy/admin-mails.ts';
import { unsentMails as copy, operations } from '../../copy/admin-operations.ts';
import { readUnsentMail, useOperationsActions } from '../../data/operations.ts';
import { useMay } from '../../data/permissions.ts';
import type { Resource } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import type { Status } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { useFocusOnRemoval } from '../list/use-focus-fallback.ts';
import { MailDetails } from '../mails/mail-details.tsx';
import { FailureTable } from './failure-table.tsx';
import { OperationsSection } from './operations-section.tsx';
import { unsentMailColumns } from './unsent-mail-columns.tsx';

type UnsentMailActionsProps = {
  mail: UnsentMail;
  onDetails: (mail: MailEntry) => void;
  /** Gets the focus when the row is gone. */
  title: RefObject<HTMLElement | null>;
};

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
            <Text size="small">
              <TextLink href={paths.adminMails} standalone>
                {copy.log}
              </TextLink>
            </Text>
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

/** Sends a failed email again, or loads the details that the list leaves out. */
function UnsentMailActions({ mail, onDetails, title }: UnsentMailActionsProps) {
  const { id, kind, maskedTo, canRetry } = mail;
  const name = copy.nameOf(mailKindName(kind), displayAddress(maskedTo));
  const { retryMail } = useOperationsActions();
  const may = useMay();
  const toast = useToast();
  const removable = useFocusOnRemoval(title);
  const [retry, isRetrying] = useAction(
    async () => {
      await retryMail(id);
      toast(logCopy.retried);
    },
    { title: copy.retryFailed },
  );
  const [open, isOpening] = useAction(async () => onDetails(await readUnsentMail(id)), {
    title: copy.detailsFailed,
  });
  return (
    <>
      {canRetry && may('mails.retry') && (
        <Button
          ref={removable}
          variant="plain"
          size="small"
          aria-label={logCopy.retryOf(name)}
          loading={isRetrying && logCopy.retrying}
          onClick={retry}
        >
          {logCopy.retry}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={list.detailsOf(name)}
        loading={isOpening && copy.loadingDetails}
        onClick={open}
      >
        {list.details}
      </Button>
    </>
  );
}
