import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** As many as people type without a mistake. */
const codeDigits = 6;

/** Record, version and expiry (four bytes each), then the truncated signature. */
const factBytes = 12;
const signatureBytes = 24;
const tokenShape = /^[A-Za-z0-9_-]{48}$/;

type Options = {
  /** A signature made for one purpose is not valid for another. */
  purpose: string;
  /** The first signs, all verify. */
  secrets: readonly string[];
  validMs: number;
  now: Clock;
};

/** What a valid, unexpired token names. The caller compares the version with the record's. */
export type SignedLink = { id: number; version: number };

export type SignedLinks = ReturnType<typeof createSignedLinks>;

/**
 * Tokens of links that open one record without an account. They aren't stored: raising the record's
 * version revokes earlier tokens.
 */
export function createSignedLinks({ purpose, secrets, validMs, now }: Options) {
  const keys = secrets.map((secret) => `${purpose} ${secret}`);
  return {
    tokenFor({ id, version }: SignedLink): string {
      const facts = Buffer.alloc(factBytes);
      facts.writeUInt32BE(id, 0);
      facts.writeUInt32BE(version, 4);
      facts.writeUInt32BE(Math.floor((now().getTime() + validMs) / 1000), 8);
      return Buffer.concat([facts, sign(facts, keys[0] ?? '')]).toString('base64url');
    },

    /**
     * The record's code, for an email that proves its address. It isn't stored either: the caller
     * limits how often it is tried and for how long it is valid.
     */
    codeFor({ id, version }: SignedLink): string {
      const number = sign(Buffer.from(`code ${id} ${version}`), keys[0] ?? '').readUIntBE(0, 6);
      return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
    },

    /** Returns null if the signature is invalid or the token has expired. */
    read(token: string): SignedLink | null {
      const link = this.verify(token);
      return link && link.expiresAt > now() ? { id: link.id, version: link.version } : null;
    },

    /** As `read`, but leaves it to the caller whether an expired token is still accepted. */
    verify(token: string): (SignedLink & { expiresAt: Date }) | null {
      if (!tokenShape.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const facts = bytes.subarray(0, factBytes);
      const signature = bytes.subarray(factBytes);
      if (!keys.some((key) => timingSafeEqual(sign(facts, key), signature))) return null;
      return {
        id: facts.readUInt32BE(0),
        version: facts.readUInt32BE(4),
        expiresAt: new Date(facts.readUInt32BE(8) * 1000),
      };
    },
  };
}

function sign(facts: Buffer, key: string): Buffer {
  return createHmac('sha256', key).update(facts).digest().subarray(0, signatureBytes);
}

/** Days until a guest's link to an order expires, from its email or the order's last step. */
export const orderLinkLifetimeDays = 90;

/** Signed links that open one order and its brief without an account. */
export function createOrderLinks({ secrets, now }: { secrets: readonly string[]; now: Clock }) {
  return createSignedLinks({
    purpose: 'guest order',
    validMs: orderLinkLifetimeDays * 24 * 60 * 60 * 1000,
    secrets,
    now,
  });
}
