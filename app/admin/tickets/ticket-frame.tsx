import type { ReactNode, RefObject } from 'react';
import { admin } from '../../copy/admin.ts';
import { paths } from '../../paths.ts';
import { AdminPage } from '../admin-page.tsx';
import type { PageFrame } from '../section.ts';

type TicketFrameProps = {
  ticketId: string;
  /** Once it is known. */
  subject?: string | undefined;
  lead?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of a ticket's page, and the way back to the list. */
export function ticketFrame(ticketId = '', subject?: string, lead?: ReactNode): PageFrame {
  return {
    copy: { title: subject ?? ticketId, lead: lead || '…' },
    trail: [{ label: admin.tabs.support, href: paths.adminTickets }],
  };
}

export function TicketFrame({ ticketId, subject, lead, ...page }: TicketFrameProps) {
  return (
    <AdminPage
      {...ticketFrame(ticketId, subject, lead)}
      current={ticketId}
      fillsWindow={subject !== undefined}
      {...page}
    />
  );
}
