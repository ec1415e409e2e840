import type { AdminTicket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { list as listWords } from '../../copy/admin-list.ts';
import { ticketDetails as words } from '../../copy/admin-tickets.ts';
import { Day } from '../../format/day.tsx';
import { statusOf } from '../../format/status.ts';
import { Written } from '../../format/written.tsx';
import { DetailSection } from '../detail-section.tsx';
import * as css from './ticket-dialog.css.ts';

export type TicketDialogProps = {
  ticket: AdminTicket;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A ticket in full. Its message is text: tags in it are read, not obeyed. */
export function TicketDialog({ ticket, open, onOpenChange }: TicketDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={ticket.ticketId}
      actions={<Button onClick={() => onOpenChange(false)}>{listWords.close}</Button>}
    >
      <Stack gap="l">
        <DetailSection title={words.information}>
          <DescriptionList items={factsOf(ticket)} />
        </DetailSection>
        <DetailSection title={words.subject}>
          <Written>{ticket.subject}</Written>
        </DetailSection>
        <DetailSection title={words.message}>
          <Message>{ticket.message}</Message>
        </DetailSection>
      </Stack>
    </Dialog>
  );
}

/** Scrolls by itself, and can be reached by the keyboard. */
function Message({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={words.message} tabIndex={0} className={css.message}>
      <Written>{children}</Written>
    </section>
  );
}

function factsOf(ticket: AdminTicket) {
  const { fields, customerTypes } = words;
  const status = statusOf(ticket.status);
  return [
    { term: fields.status, detail: <Badge tone={status.tone}>{status.label}</Badge> },
    { term: fields.priority, detail: statusOf(ticket.priority).label },
    { term: fields.email, detail: ticket.email },
    { term: fields.project, detail: ticket.projectId ?? <Quiet>{words.unlinked}</Quiet> },
    ...(ticket.customerType
      ? [{ term: fields.customerType, detail: customerTypes[ticket.customerType] }]
      : []),
    ...(ticket.inquiryType ? [{ term: fields.inquiry, detail: ticket.inquiryType }] : []),
    { term: fields.created, detail: <Day at={ticket.createdAt} /> },
  ];
}

function Quiet({ children }: { children: string }) {
  return (
    <Text as="span" tone="soft">
      {children}
    </Text>
  );
}
