import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MergePreview, TicketContents } from '#contract/ticket-merges';
import type { AdminTicket } from '#contract/tickets';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { EmptyState } from '#ui/empty-state';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { RadioGroup } from '#ui/radio-group';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { list as listCopy } from '../../copy/admin-list.ts';
import { merging as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMutations, useMergePreview } from '../../data/admin-tickets.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { formatDay } from '../../format/dates.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { movingFocus } from '../../shell/use-focus-on-navigation.ts';
import { useSingleFlight } from '../../shell/use-single-flight.ts';
import { useToast } from '../../state/toasts.ts';
import { DetailSection } from '../detail-section.tsx';

type MergeDialogProps = {
  ticket: AdminTicket;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Chooses the ticket that gets the messages of this one, and says what will happen. */
export function MergeDialog({ ticket, open, onOpenChange }: MergeDialogProps) {
  const { preview, failed, onRetry } = useMergePreview(ticket.id, open);
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { merge } = useAdminTicketMutations(ticket);
  const navigate = useNavigate();
  const toast = useToast();
  const into = preview?.others.find(({ ticketId }) => ticketId === chosen);
  const refusal = into?.refusal ?? failure;

  const [send, isPending] = useSingleFlight(async (target: string) => {
    setFailure(undefined);
    try {
      const { ticketId } = await merge(target);
      onOpenChange(false);
      toast({ title: listCopy.success, description: copy.done(ticket.ticketId, ticketId) });
      void navigate(paths.adminTicket(ticketId), { state: movingFocus });
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title(ticket.ticketId)}
      description={copy.lead}
      size="medium"
      dismissible={!isPending}
      actions={
        <>
          <Button variant="quiet" disabled={isPending} onClick={() => onOpenChange(false)}>
            {copy.cancel}
          </Button>
          <Button
            disabled={!into || into.refusal !== null}
            loading={isPending && copy.pending}
            onClick={() => into && void send(into.ticketId)}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        {!preview && !failed && (
          <>
            <VisuallyHidden live>{copy.loading}</VisuallyHidden>
            <Skeleton />
            <Skeleton />
          </>
        )}
        {!preview && failed && (
          <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
        )}
        {preview?.others.length === 0 && (
          <EmptyState title={copy.none} level={3}>
            {copy.noneHint}
          </EmptyState>
        )}
        {preview && preview.others.length > 0 && (
          <RadioGroup
            label={copy.into}
            name="into"
            value={chosen ?? ''}
            onValueChange={(value) => {
              setFailure(undefined);
              setChosen(value);
            }}
            options={preview.others.map((other) => ({
              value: other.ticketId,
              title: `${other.ticketId}: ${other.subject}`,
              note: describe(other),
            }))}
          />
        )}
        {refusal && <Notice tone="critical" live="assertive" title={refusal} />}
        {preview && into && !into.refusal && <Outcome preview={preview} into={into} />}
      </Stack>
    </Dialog>
  );
}

function describe({ status, createdAt, messages }: TicketContents): string {
  return copy.about(statusOf(status).label, formatDay(createdAt), copy.messages(messages));
}

function Outcome({ preview, into }: { preview: MergePreview; into: TicketContents }) {
  const { ticketId, messages, files } = preview.ticket;
  const what = [copy.messages(messages), ...(files > 0 ? [copy.files(files)] : [])].join(' and ');
  return (
    <DetailSection title={copy.preview}>
      <List
        items={[
          copy.moves(what, ticketId, into.ticketId),
          copy.closes(ticketId),
          copy.links,
          copy.noUndo,
        ]}
      />
    </DetailSection>
  );
}
