import { displayAddress } from '#api/platform/email-address';
import { defineTemplate } from './define-template.ts';
import type { Fact } from './letter.ts';
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
export const ticketNotification = defineTemplate({
  kind: 'ticket-asked',
  texts: {
    title: 'New ticket',
    titleAgain: 'New reply from a customer',
    action: 'View ticket',
  },
  variables: ({ ticketId }: TicketNotificationData) => ({ ticketId }),
  write: (data: TicketNotificationData, _shop, text) => ({
    subject: ticketSubject(data),
    preview: `${quoted(data.account ?? displayAddress(data.email))}: ${messagePreview(data)}`,
    title: data.isFirst ? text.title : text.titleAgain,
    blocks: [
      { is: 'facts', rows: [...ticketFacts(data), ...sender(data), ...concerns(data)] },
      ...messageBlocks(data),
      { is: 'action', label: text.action, url: data.url },
      { is: 'note', text: 'Reply there. A reply to this email doesn’t reach the customer.' },
    ],
  }),
});

function concerns({ inquiryType, projectId }: TicketNotificationData): Fact[] {
  const about: Fact[] = inquiryType ? [['About', quoted(inquiryType)]] : [];
  return projectId ? [...about, ['Project', quoted(projectId)]] : about;
}

/** Anyone may have typed the address, so an account is named by its own. */
function sender({ account, email, emailVerified }: TicketNotificationData): Fact[] {
  const typed = `${quoted(displayAddress(email))}${emailVerified ? '' : ' (unverified email)'}`;
  if (account === null) return [['From', `${typed}, no account`]];
  const from: Fact = ['From', quoted(account)];
  return emailVerified ? [from] : [from, ['Email entered', typed]];
}
