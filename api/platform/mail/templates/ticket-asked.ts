import type { Fact, Template } from './letter.ts';
import { quoted } from './quoted.ts';
import {
  type AboutTicket,
  firstWords,
  theirWords,
  ticketFacts,
  ticketSubject,
  type WrittenMessage,
} from './ticket.ts';

/** `isFirst`: the message that the ticket begins with; else a reply in it. */
export type TicketAskedData = AboutTicket &
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

/** Tells the shop that a customer has written. */
export const ticketAsked: Template<TicketAskedData> = (data) => ({
  subject: ticketSubject(data),
  preview: `${quoted(data.account ?? data.email)}: ${firstWords(data)}`,
  title: data.isFirst ? 'A new ticket' : 'A customer has answered',
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
    ...theirWords(data),
    { is: 'action', label: 'Open the ticket', url: data.url },
    { is: 'note', text: 'Please write there: an answer to this mail does not reach the customer.' },
  ],
});

/** Anybody may have typed the address: an account is named by its own. */
function sender({ account, email, emailVerified }: TicketAskedData): Fact[] {
  const typed = `${quoted(email)}${emailVerified ? '' : ' (unverified email)'}`;
  if (account === null) return [['From', `${typed}, no account`]];
  const from: Fact = ['From', quoted(account)];
  return emailVerified ? [from] : [from, ['Email entered', typed]];
}
