import { useParams } from 'react-router';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { TicketFrame } from './ticket-frame.tsx';
import { TicketPage } from './ticket-page.tsx';

export function Component() {
  const { ticketId = '' } = useParams();
  return (
    <>
      <PageMeta {...adminMetadata.ticket} title={ticketId} path={paths.adminTicket(ticketId)} />
      <RequireAdmin loading={<TicketFrame ticketId={ticketId} />}>
        {() => <TicketPage key={ticketId} ticketId={ticketId} />}
      </RequireAdmin>
    </>
  );
}
