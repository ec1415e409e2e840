import { eq } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { knownDevices } from '#db/schema/known-devices';
import type { UserRow } from '#db/schema/users';
import type { Caller } from './find-viewer.ts';

type Dependencies = { mail: Pick<Mail, 'send'>; now: Clock };

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Remembers the browsers that an account signs in with, and notifies its owner of a new one. */
export function createKnownDevices({ mail, now }: Dependencies) {
  return {
    /** `user` as it was before the sign-in. The first sign-in sends no email. */
    async signedIn(tx: Db, user: UserRow, caller: Caller): Promise<void> {
      const isNew = await remember(tx, user, caller);
      if (!isNew || user.signedInAt === null) return;
      const owner = await tx.query.customers.findFirst({
        where: eq(customers.id, user.customerId ?? ''),
      });
      if (!owner?.email) return;
      await mail.send(tx, 'new-sign-in', {
        to: owner.email,
        data: { ...signInFacts(caller, now()), isAdmin: owner.isAdmin },
        key: `new-sign-in:${user.id}:${crypto.randomUUID()}`,
      });
    },

    remember,
  };

  /** Remembers a device without an email. Returns false when it was known. */
  async function remember(tx: Db, { id }: UserRow, { device }: Caller): Promise<boolean> {
    const added = await tx
      .insert(knownDevices)
      .values({ userId: id, device, firstSeenAt: now() })
      .onConflictDoNothing()
      .returning({ device: knownDevices.device });
    return added.length > 0;
  }
}

/** The time, device and network of an action, for an email. */
export function signInFacts({ device, address }: Caller, at: Date) {
  return { at, device, network: coarseNetwork(address) };
}

/** Shortens an IP address for emails: '203.0.113.x' for IPv4, '2001:db8::/32' for IPv6. */
export function coarseNetwork(address: string): string {
  const [start = ''] = address.split('/');
  if (ipaddr.IPv4.isValidFourPartDecimal(start)) return start.replace(/\d+$/, 'x');
  if (!ipaddr.IPv6.isValid(start)) return 'unknown';
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${start}/32`)}/32`;
}
