import type { Clock } from '#api/platform/clock';
import { createSignedLinks, type SignedLink } from '#api/platform/signed-links';
import type { TicketRow } from '#db/schema/support-tickets';

/** Days until a guest's link expires, from the email that contains it. */
export const guestLinkLifetimeDays = 90;
/** How long a guest can open files after reading the ticket. */
const fileTokenHours = 12;
const hourMs = 60 * 60 * 1000;

type Linked = Pick<TicketRow, 'id' | 'guestLinkVersion'>;

export type GuestLinks = ReturnType<typeof createGuestLinks>;
/** The content of a valid, unexpired token. The caller compares the version with the ticket's. */
export type GuestLink = { ticketId: number; version: number };

/** Signed links that open one ticket without an account. */
export function createGuestLinks({ secrets, now }: { secrets: readonly string[]; now: Clock }) {
  const links = createSignedLinks({
    purpose: 'guest ticket',
    validMs: guestLinkLifetimeDays * 24 * hourMs,
    secrets,
    now,
  });
  const files = createSignedLinks({
    purpose: 'guest files',
    validMs: fileTokenHours * hourMs,
    secrets,
    now,
  });

  return {
    tokenFor: (ticket: Linked): string => links.tokenFor(toLink(ticket)),
    /** Returns null if the signature is invalid or the token has expired. */
    read: (token: string): GuestLink | null => toGuestLink(links.read(token)),
    /**
     * A short-lived token for file URLs, which end up in logs and histories where the link should
     * not.
     */
    fileTokenFor: (ticket: Linked): string => files.tokenFor(toLink(ticket)),
    readFileToken: (token: string): GuestLink | null => toGuestLink(files.read(token)),
  };
}

function toLink({ id, guestLinkVersion }: Linked): SignedLink {
  return { id, version: guestLinkVersion };
}

function toGuestLink(link: SignedLink | null): GuestLink | null {
  return link && { ticketId: link.id, version: link.version };
}
