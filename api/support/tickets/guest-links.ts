import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#api/platform/clock';
import type { TicketRow } from '#db/schema/support-tickets';

/** Days until a guest's link expires, from the email that contains it. */
export const guestLinkLifetimeDays = 90;
/** How long a guest can open files after reading the ticket. */
const fileTokenHours = 12;
const hourMs = 60 * 60 * 1000;

/** Ticket, version and expiry (four bytes each), then the truncated signature. */
const factBytes = 12;
const signatureBytes = 24;
const tokenShape = /^[A-Za-z0-9_-]{48}$/;

type Linked = Pick<TicketRow, 'id' | 'guestLinkVersion'>;

export type GuestLinks = ReturnType<typeof createGuestLinks>;

/** The content of a valid, unexpired token. The caller compares the version with the ticket's. */
export type GuestLink = { ticketId: number; version: number };

/**
 * Signed links that open one ticket without an account. They aren't stored: the first secret signs,
 * all secrets verify, and raising the ticket's version revokes earlier links.
 */
export function createGuestLinks({ secrets, now }: { secrets: readonly string[]; now: Clock }) {
  // A signature made for one purpose must not be valid for another.
  const links = createTokens(secrets.map((secret) => `guest ticket ${secret}`));
  const files = createTokens(secrets.map((secret) => `guest files ${secret}`));

  return {
    tokenFor: (ticket: Linked): string => links.write(ticket, guestLinkLifetimeDays * 24 * hourMs),

    /** Returns null if the signature is invalid or the token has expired. */
    read: links.read,

    /**
     * A short-lived token for file URLs, which end up in logs and histories where the link should
     * not.
     */
    fileTokenFor: (ticket: Linked): string => files.write(ticket, fileTokenHours * hourMs),

    readFileToken: files.read,
  };

  function createTokens(keys: readonly string[]) {
    return {
      write({ id, guestLinkVersion }: Linked, validMs: number): string {
        const facts = Buffer.alloc(factBytes);
        facts.writeUInt32BE(id, 0);
        facts.writeUInt32BE(guestLinkVersion, 4);
        facts.writeUInt32BE(Math.floor((now().getTime() + validMs) / 1000), 8);
        return Buffer.concat([facts, sign(facts, keys[0] ?? '')]).toString('base64url');
      },

      read(token: string): GuestLink | null {
        if (!tokenShape.test(token)) return null;
        const bytes = Buffer.from(token, 'base64url');
        const facts = bytes.subarray(0, factBytes);
        const signature = bytes.subarray(factBytes);
        if (!keys.some((key) => timingSafeEqual(sign(facts, key), signature))) return null;
        if (facts.readUInt32BE(8) * 1000 <= now().getTime()) return null;
        return { ticketId: facts.readUInt32BE(0), version: facts.readUInt32BE(4) };
      },
    };
  }
}

function sign(facts: Buffer, key: string): Buffer {
  return createHmac('sha256', key).update(facts).digest().subarray(0, signatureBytes);
}
