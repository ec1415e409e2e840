import type { Block, Fact } from './letter.ts';
import { quoted, quotedLines } from './quoted.ts';

/** As much as inboxes show. */
const previewLength = 120;

/** What every mail about a ticket names. */
export type AboutTicket = { ticketId: string; subject: string };

/** Where somebody finds their ticket: in their account, or through a link that opens it. */
export type TicketPlace = { url: string; isGuest: boolean; linkDays: number };

/** What somebody wrote, and how many files came with it. */
export type WrittenMessage = { message: string; attachments: number };

/** The same in every mail of a ticket, so that mail programs show them as one conversation. */
export function ticketSubject({ ticketId, subject }: AboutTicket): string {
  return `[${ticketId}] ${quoted(subject)}`;
}

export function ticketFacts({ ticketId, subject }: AboutTicket): Fact[] {
  return [
    ['Ticket', ticketId],
    ['Subject', quoted(subject)],
  ];
}

/** The beginning of what was written, for the line beside the subject. */
export function firstWords({ message }: WrittenMessage): string {
  const characters = [...message.replace(/\s+/g, ' ').trim()];
  const isLonger = characters.length > previewLength;
  return quoted(characters.slice(0, previewLength).join('') + (isLonger ? '…' : ''));
}

export function theirWords({ message, attachments }: WrittenMessage): Block[] {
  const files = attachments === 1 ? 'A file is attached.' : `${attachments} files are attached.`;
  return [
    { is: 'quote', lines: quotedLines(message) },
    ...(attachments > 0
      ? [{ is: 'note', text: `${files} Open the ticket to see it all.` } as const]
      : []),
  ];
}

/** How long the link of a guest opens the ticket, for the mail to keep its words no longer. */
export function linkValidity({ isGuest, linkDays }: TicketPlace): { validMinutes?: number } {
  return isGuest ? { validMinutes: linkDays * 24 * 60 } : {};
}

/** The way to the ticket, and for a guest what the link is worth. */
export function toOwnTicket(label: string, { url, isGuest, linkDays }: TicketPlace): Block[] {
  const answerThere = 'Please write there: an answer to this mail does not join the ticket.';
  return [
    { is: 'action', label, url },
    {
      is: 'note',
      text: isGuest
        ? `${answerThere} The link works for ${linkDays} days and opens this ticket to whoever has it, so keep it to yourself.`
        : answerThere,
    },
  ];
}
