import { useParams } from 'react-router';
import { useGuestTicket } from '../../data/guest-tickets.ts';
import { useNow } from '../../format/use-now.ts';
import { supportMetadata } from '../../meta/support-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { GuestTicket } from './guest-ticket.tsx';
import { GuestLinkGone, GuestTicketFailed, GuestTicketLoading } from './guest-ticket-states.tsx';

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
