import type { GuestTicket as GuestTicketData } from '#contract/ticket-messages';
import { Badge } from '#ui/badge';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { guestTicket as copy } from '../../copy/tickets.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { OrderState } from '../conversation/order-state.tsx';
import { reopeningHint } from '../conversation/reopening-hint.ts';
import { type Reply, ReplyForm } from '../conversation/reply-form.tsx';
import { Thread } from '../conversation/thread.tsx';

export type GuestTicketProps = {
  ticket: GuestTicketData;
  onReply: (reply: Reply) => Promise<unknown>;
  /** Decides whether the order’s delivery is overdue. */
  now: Date;
};

const titleId = 'guest-ticket';

/** A guest's ticket, opened by the link in an email. */
export function GuestTicket({ ticket, onReply, now }: GuestTicketProps) {
  const status = statusOf(ticket.status);
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <Container width="text">
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1} size={2} id={titleId}>
              <bdi>{ticket.subject}</bdi>
            </Heading>
            <Inline gap="s">
              <Text tone="soft" size="small" numeric>
                {copy.about(ticket.ticketId)}
              </Text>
              <Badge tone={status.tone}>{status.label}</Badge>
            </Inline>
          </Stack>
          {ticket.order && (
            <Text tone="soft" size="small">
              <OrderState order={ticket.order} now={now} reader="customer" />
            </Text>
          )}
          <Thread messages={ticket.messages} reader="customer" token={ticket.fileToken} />
          <ReplyForm
            draft={ticket.ticketId}
            hint={reopeningHint(ticket.status)}
            isRead
            onSend={onReply}
            takesFiles={false}
          />
          <Notice
            tone="neutral"
            title={copy.account}
            action={
              <ButtonLink href={paths.signUp} variant="quiet" size="small">
                {copy.create}
              </ButtonLink>
            }
          >
            {copy.accountHint}
          </Notice>
        </Stack>
      </Container>
    </Section>
  );
}
