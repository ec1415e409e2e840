import { useParams } from 'react-router';
import type { Customer } from '#contract/customers';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { ticketPage as copy, tickets as listWords } from '../../copy/tickets.ts';
import { ApiError } from '../../data/api-error.ts';
import { useTicket, useTicketMessages, useTicketMutations } from '../../data/tickets.ts';
import { useNow } from '../../format/use-now.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { paths } from '../../paths.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useMarkRead } from '../../support/conversation/use-mark-read.ts';
import { AccountPage } from '../account-page.tsx';
import { TicketPage, TicketPageLoading } from './ticket-page.tsx';

export function Component() {
  const { ticketId = '' } = useParams();
  return (
    <>
      <PageMeta {...accountMetadata.ticket} />
      <CustomersOnly loading={<TicketPageLoading />}>
        {(customer) => <OwnTicket key={ticketId} id={ticketId} customer={customer} />}
      </CustomersOnly>
    </>
  );
}

type OwnTicketProps = {
  id: string;
  customer: Customer;
};

function OwnTicket({ id, customer }: OwnTicketProps) {
  const { ticket, error, failed, onRetry } = useTicket(id);
  const conversation = useTicketMessages(id);
  const { reply, markRead } = useTicketMutations(id);
  const now = useNow();
  // An admin who views as the customer marks nothing as read.
  useMarkRead(customer.view ? undefined : conversation.messages && ticket?.unread, markRead);

  if (ticket && (conversation.messages || conversation.failed)) {
    return (
      <TicketPage
        ticket={ticket}
        customer={customer}
        messages={conversation.messages}
        failed={conversation.failed}
        onRetry={conversation.onRetry}
        onReply={reply}
        now={now}
      />
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NoSuchTicket />;
  if (!failed) return <TicketPageLoading />;
  return (
    <AccountPage title={listWords.title}>
      <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
    </AccountPage>
  );
}

/** Looks the same for another customer's, so that ids reveal nothing. */
export function NoSuchTicket() {
  return (
    <AccountPage title={listWords.title}>
      <EmptyState
        title={copy.notFound}
        level={2}
        actions={<ButtonLink href={paths.dashboardSupport}>{copy.back}</ButtonLink>}
      >
        {copy.notFoundHint}
      </EmptyState>
    </AccountPage>
  );
}
