import type { Block, Fact } from './letter.ts';
import { quoted, quotedLines } from './sanitize-text.ts';

/** As much as inboxes show, in characters. */
const previewLength = 120;

/** Named in every email about a ticket. `subject`: null in one to an unverified address. */
export type AboutTicket = { ticketId: string; subject: string | null };

/** `url`: in the account, or a link that opens the ticket for a guest. */
export type TicketPlace = { url: string; isGuest: boolean; linkDays: number };

/** `attachments`: how many. */
export type WrittenMessage = { message: string; attachments: number };

/** The same in every email of a ticket, so that email clients thread them. */
export function ticketSubject({ ticketId, subject }: AboutTicket): string {
  return `[${ticketId}] ${subject === null ? 'Your message' : quoted(subject)}`;
}

export function ticketFacts({ ticketId, subject }: AboutTicket): Fact[] {
  return [
    ['Ticket', ticketId],
    ...(subject === null ? [] : [['Subject', quoted(subject)] satisfies Fact]),
  ];
}

/** The message's beginning, for the inbox preview. */
export function messagePreview({ message }: WrittenMessage): string {
  const characters = [...message.replace(/\s+/g, ' ').trim()];
  const isLonger = characters.length > previewLength;
  return quoted(characters.slice(0, previewLength).join('') + (isLonger ? '…' : ''));
}

export function messageBlocks({ message, attachments }: WrittenMessage): Block[] {
  const files = attachments === 1 ? '1 file is attached.' : `${attachments} files are attached.`;
  return [
    { is: 'quote', lines: quotedLines(message) },
    ...(attachments > 0
      ? [
          {
            is: 'note',
            text: `${files} Open the ticket to see ${attachments === 1 ? 'it' : 'them'}.`,
          } as const,
        ]
      : []),
  ];
}

/** The email is kept no longer than the guest's link works. */
export function linkValidity({ isGuest, linkDays }: TicketPlace): { validMinutes?: number } {
  return isGuest ? { validMinutes: linkDays * 24 * 60 } : {};
}

/** A link to the ticket, and for a guest how long it works. */
export function ticketLink(label: string, { url, isGuest, linkDays }: TicketPlace): Block[] {
  const replyThere = 'Reply there. A reply to this email isn’t added to the ticket.';
  return [
    { is: 'action', label, url },
    {
      is: 'note',
      text: isGuest
        ? `${replyThere} The link works for ${linkDays} days. Don’t share it: anyone who has it can open this ticket.`
        : replyThere,
    },
  ];
}
