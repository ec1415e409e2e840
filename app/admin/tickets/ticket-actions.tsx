import type { AdminTicket } from '#contract/tickets';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { list as listCopy } from '../../copy/admin-list.ts';
import { ticketPage as copy, supportTickets } from '../../copy/admin-tickets.ts';
import { useAdminTicketMutations, useTicketStatus } from '../../data/admin-tickets.ts';
import { useAuth } from '../../data/auth.tsx';
import { useAction } from '../../shell/use-action.ts';
import { usePageKeys } from '../../state/page-keys.ts';
import { useToast } from '../../state/toasts.ts';

type TicketActionsProps = {
  ticket: AdminTicket;
  onReply: () => void;
  onNote: () => void;
  onSnooze: () => void;
  onMerge: () => void;
};

/** What is done with a ticket most: each has a key, too. */
export function TicketActions({ ticket, onReply, onNote, onSnooze, onMerge }: TicketActionsProps) {
  const changeStatus = useTicketStatus();
  const { change } = useAdminTicketMutations(ticket);
  const { user } = useAuth();
  const toast = useToast();
  const isDone = ticket.status === 'resolved' || ticket.status === 'closed';
  const isMine = user !== null && ticket.assignedTo === user.id;
  const [toggle, isToggling] = useAction(
    async () => {
      await changeStatus(ticket, isDone ? 'open' : 'resolved');
      toast({ title: listCopy.success, description: supportTickets.changed });
    },
    { title: listCopy.error },
  );
  const [take, isTaking] = useAction(
    async () => {
      if (!user || isMine) return;
      await change({ assignedTo: user.id });
      toast({ title: listCopy.success, description: copy.assigned });
    },
    { title: listCopy.error },
  );
  usePageKeys({
    r: onReply,
    n: onNote,
    a: () => void take(),
    s: onSnooze,
    e: () => void toggle(),
    m: onMerge,
  });
  return (
    <section aria-label={copy.actions}>
      <Inline gap="xs">
        <Button
          variant="quiet"
          size="small"
          icon={isDone ? 'refresh' : 'check'}
          loading={isToggling && copy.resolving}
          onClick={() => void toggle()}
        >
          {isDone ? copy.reopen : copy.resolve}
        </Button>
        <Button variant="quiet" size="small" icon="clock" aria-haspopup="dialog" onClick={onSnooze}>
          {copy.snooze}
        </Button>
        <Button
          variant="quiet"
          size="small"
          loading={isTaking && copy.resolving}
          disabled={isMine}
          onClick={() => void take()}
        >
          {copy.assignToMe}
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onMerge}>
          {copy.merge}
        </Button>
      </Inline>
    </section>
  );
}
