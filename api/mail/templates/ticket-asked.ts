import type { Template } from './letter.ts';
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
    email: string;
    hasAccount: boolean;
    isFirst: boolean;
    inquiryType: string | null;
    projectId: string | null;
    url: string;
  };

/** Tells the shop that a customer has written. */
export const ticketAsked: Template<TicketAskedData> = (data) => ({
  subject: ticketSubject(data),
  preview: `${quoted(data.email)}: ${firstWords(data)}`,
  title: data.isFirst ? 'A new ticket' : 'A customer has answered',
  blocks: [
    {
      is: 'facts',
      rows: [
        ...ticketFacts(data),
        ['From', `${quoted(data.email)}${data.hasAccount ? '' : ' (no account)'}`],
        ...(data.inquiryType ? [['About', quoted(data.inquiryType)] as [string, string]] : []),
        ...(data.projectId ? [['Project', quoted(data.projectId)] as [string, string]] : []),
      ],
    },
    ...theirWords(data),
    { is: 'action', label: 'Open the ticket', url: data.url },
    { is: 'note', text: 'Please write there: an answer to this mail does not reach the customer.' },
  ],
});
