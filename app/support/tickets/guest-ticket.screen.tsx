import { useParams } from 'react-router';
import type { GuestTicket as GuestTicketData } from '#contract/ticket-messages';
import { Badge } from '#ui/badge';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { ConversationSkeleton } from '#ui/conversation';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { guestTicket as copy } from '../../copy/tickets.ts';
import { useGuestTicket } from '../../data/guest-tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { statusOf } from '../../format/status.ts';
import { useNow } from '../../format/use-now.ts';
import { supportMetadata } from '../../meta/support-metadata.ts';
import { paths } from '../../paths.ts';
import { JavaScriptDisabledPage } from '../../shell/javascript-disabled-page.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';
import { OrderState } from '../conversation/order-state.tsx';
import { reopeningHint } from '../conversation/reopening-hint.ts';
import { type Reply, ReplyForm } from '../conversation/reply-form.tsx';
import { Thread } from '../conversation/thread.tsx';

type GuestTicketProps = {
  ticket: GuestTicketData;
  onReply: (reply: Reply) => Promise<unknown>;
  /** Decides whether the order’s delivery is overdue. */
  now: Date;
};

const titleId = 'guest-ticket';

export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <PageMeta {...supportMetadata.guestTicket} />
      <LinkedTicket key={token} token={token} />
    </>
  );
}

function LinkedTicket({ token }: { token: string }) {
  const { ticket, failed, onRetry, reply } = useGuestTicket(token);
  const now = useNow();
  if (ticket) {
    const onReply = ({ message }: { message: string }) => reply({ message });
    return <GuestTicket ticket={ticket} onReply={onReply} now={now} />;
  }
  if (ticket === null) return <GuestLinkGone />;
  if (failed) return <GuestTicketFailed failed={failed} onRetry={onRetry} />;
  return <GuestTicketLoading />;
}

/** Same layout as the loaded page. */
export function GuestTicketLoading() {
  return (
    <RequiresJavaScript fallback={<JavaScriptDisabledPage />}>
      <Section aria-label={copy.title} spacing="small">
        <Container width="text">
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <Stack gap="l">
            <Heading level={1} size={2}>
              {copy.title}
            </Heading>
            <ConversationSkeleton />
          </Stack>
        </Container>
      </Section>
    </RequiresJavaScript>
  );
}

export function GuestTicketFailed({ failed, onRetry }: LoadState) {
  return (
    <Section aria-label={copy.title} spacing="small">
      <Container width="text">
        <Stack gap="l">
          <Heading level={1} size={2}>
            {copy.title}
          </Heading>
          <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
        </Stack>
      </Container>
    </Section>
  );
}

/** Looks the same for expired, revoked and invalid links. */
function GuestLinkGone() {
  return (
    <MessagePage
      title={copy.gone}
      body={copy.goneHint}
      actions={
        <>
          <ButtonLink href={paths.support}>{copy.write}</ButtonLink>
          <ButtonLink href={paths.auth} variant="quiet">
            {copy.signIn}
          </ButtonLink>
        </>
      }
    />
  );
}

/** A guest's ticket, opened by the link in an email. */
export function GuestTicket({ ticket, onReply, now }: GuestTicketProps) {
  const status = statusOf(ticket.status);
  return (
    <Section aria-labelledby={titleId} spacing="small">
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
