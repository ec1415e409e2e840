import type { Fact, Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutTicket,
  messageBlocks,
  messagePreview,
  ticketFacts,
  ticketSubject,
  type WrittenMessage,
} from './ticket.ts';

/** `isFirst`: the ticket's first message; else a reply. */
export type TicketNotificationData = AboutTicket &
  WrittenMessage & {
    /** As it was typed. */
    email: string;
    emailVerified: boolean;
    /** Whose ticket it is; null for a guest's. */
    account: string | null;
    isFirst: boolean;
    inquiryType: string | null;
    projectId: string | null;
    url: string;
  };

/** Sent to the shop. */
export const ticketNotification: Template<TicketNotificationData> = (data) => ({
  subject: ticketSubject(data),
  preview: `${quoted(data.account ?? data.email)}: ${messagePreview(data)}`,
  title: data.isFirst ? 'New ticket' : 'New reply from a customer',
  blocks: [
    {
      is: 'facts',
      rows: [
        ...ticketFacts(data),
        ...sender(data),
        ...(data.inquiryType ? [['About', quoted(data.inquiryType)] as [string, string]] : []),
        ...(data.projectId ? [['Project', quoted(data.projectId)] as [string, string]] : []),
      ],
    },
    ...messageBlocks(data),
    { is: 'action', label: 'View ticket', url: data.url },
    { is: 'note', text: 'Reply there. A reply to this email doesn’t reach the customer.' },
  ],
});

/** Anyone may have typed the address, so an account is named by its own. */
function sender({ account, email, emailVerified }: TicketNotificationData): Fact[] {
  const typed = `${quoted(email)}${emailVerified ? '' : ' (unverified email)'}`;
  if (account === null) return [['From', `${typed}, no account`]];
  const from: Fact = ['From', quoted(account)];
  return emailVerified ? [from] : [from, ['Email entered', typed]];
}
