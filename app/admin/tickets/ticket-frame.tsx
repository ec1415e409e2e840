import type { ReactNode, RefObject } from 'react';
import { admin } from '../../copy/admin.ts';
import { paths } from '../../paths.ts';
import { AdminPage } from '../admin-page.tsx';
import type { PageFrame } from '../section.ts';

type TicketFrameProps = {
  ticketId: string;
  lead?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of a ticket's page, and the way back to the list. */
export function ticketFrame(ticketId = '', lead?: ReactNode): PageFrame {
  return {
    copy: { title: ticketId, lead: lead || '…' },
    trail: [{ label: admin.tabs.support, href: paths.adminTickets }],
  };
}

export function TicketFrame({ ticketId, lead, ...page }: TicketFrameProps) {
  return <AdminPage {...ticketFrame(ticketId, lead)} {...page} />;
}
