import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#api/platform/clock';
import type { TicketRow } from '#db/schema/support-tickets';

/** How long a guest's link works, from the mail that it came with. */
export const guestLinkDays = 90;
/** How long the files of a ticket open for a guest who has just read it. */
const fileTokenHours = 12;
const hourMs = 60 * 60 * 1000;

/** Ticket, version and expiry, four bytes each; then as much of the signature as cannot be guessed. */
const factBytes = 12;
const signatureBytes = 24;
const tokenShape = /^[A-Za-z0-9_-]{48}$/;

type Linked = Pick<TicketRow, 'id' | 'guestLinkVersion'>;

export type GuestLinks = ReturnType<typeof createGuestLinks>;

/** What a token that is genuine and fresh says; whether its version still counts, the ticket knows. */
export type GuestLink = { ticketId: number; version: number };

/**
 * Links that let whoever holds them into one ticket. Nothing of them is stored: they are signed,
 * the first secret signs and all verify, and a ticket counts its version up to end those before.
 */
export function createGuestLinks({ secrets, now }: { secrets: readonly string[]; now: Clock }) {
  // What is signed for one purpose is worth nothing for another.
  const links = createTokens(secrets.map((secret) => `guest ticket ${secret}`));
  const files = createTokens(secrets.map((secret) => `guest files ${secret}`));

  return {
    tokenFor: (ticket: Linked): string => links.write(ticket, guestLinkDays * 24 * hourMs),

    /** null for what we did not sign, and for what is too old. */
    read: links.read,

    /** For addresses of files, which are kept in more places than the link should be. */
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
