import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import { type AuditAction, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { maskAddress } from '#api/platform/email-address';
import type { Mail } from '#api/platform/mail/service';
import { type Invitation, invitationDays, type NewInvitation } from '#contract/people';
import { roleNames } from '#contract/roles';
import type { Db } from '#db/client';
import { type AdminInvitationRow, adminInvitations } from '#db/schema/admin-invitations';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { lockEmail } from '../accounts/accounts.ts';
import { lockPeople, publishPeopleChanged } from './lock-people.ts';

const dayMs = 24 * 60 * 60_000;

/** How long an expired invitation can be sent again. */
const keepExpiredDays = 30;

type Dependencies = { db: Db; mail: Pick<Mail, 'send'>; baseUrl: string; now: Clock };

export type Invitations = ReturnType<typeof createInvitations>;

/** Invitations to become an admin, as owners manage them. A link works once. */
export function createInvitations({ db, mail, baseUrl, now }: Dependencies) {
  return {
    list: (): Promise<Invitation[]> => list(),

    async invite(viewer: Viewer, { email, role }: NewInvitation): Promise<Invitation> {
      const id = await change(viewer, async (tx) => {
        await lockEmail(tx, email);
        const customer = await tx.query.customers.findFirst({ where: eq(customers.email, email) });
        if (customer?.isAdmin) {
          throw new Failure('conflict', 'This email already belongs to an admin.');
        }
        const token = newToken();
        const [row] = await tx
          .insert(adminInvitations)
          .values({ email, role, createdAt: now(), ...linkOf(viewer, token) })
          .onConflictDoNothing({ target: adminInvitations.email })
          .returning();
        if (!row) {
          throw new Failure(
            'conflict',
            'This email was already invited. Resend the invitation, or revoke it first.',
          );
        }
        await send(tx, viewer, { row, token, hasAccount: customer !== undefined });
        const changes = changesBetween({ role: null }, { role });
        await audit(tx, viewer, row, { verb: 'admin.invited', changes });
        return row.id;
      });
      return find(id);
    },

    /** The earlier link stops working. */
    async resend(viewer: Viewer, id: number): Promise<Invitation> {
      await change(viewer, async (tx) => {
        const token = newToken();
        const [row] = await tx
          .update(adminInvitations)
          .set(linkOf(viewer, token))
          .where(eq(adminInvitations.id, id))
          .returning();
        if (!row) throw new Failure('not_found', noSuchInvitation);
        const hasAccount = (await tx.$count(customers, eq(customers.email, row.email))) > 0;
        await send(tx, viewer, { row, token, hasAccount });
        await audit(tx, viewer, row, { verb: 'admin.invitation_resent' });
      });
      return find(id);
    },

    revoke: (viewer: Viewer, id: number): Promise<void> =>
      change(viewer, async (tx) => {
        const [row] = await tx
          .delete(adminInvitations)
          .where(eq(adminInvitations.id, id))
          .returning();
        if (!row) throw new Failure('not_found', noSuchInvitation);
        await audit(tx, viewer, row, { verb: 'admin.invitation_revoked' });
      }),

    /** The invitation of a link that still works. */
    async open(token: string): Promise<Invitation> {
      const [invitation] = await list(
        and(
          eq(adminInvitations.tokenHash, digestToken(token)),
          gt(adminInvitations.expiresAt, now()),
        ),
      );
      if (!invitation) throw new Failure('not_found', linkEnded);
      return invitation;
    },

    /** Deletes what was not accepted for long, because it holds an email. */
    async sweep(): Promise<void> {
      const before = new Date(now().getTime() - keepExpiredDays * dayMs);
      await db.delete(adminInvitations).where(lt(adminInvitations.expiresAt, before));
    },
  };

  function change<T>(viewer: Viewer, act: (tx: Db) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      await lockPeople(tx, viewer);
      const outcome = await act(tx);
      await publishPeopleChanged(tx, viewer);
      return outcome;
    });
  }

  function linkOf({ user }: Viewer, token: string) {
    const sentAt = now();
    const expiresAt = new Date(sentAt.getTime() + invitationDays * dayMs);
    return { tokenHash: digestToken(token), invitedById: user.id, sentAt, expiresAt };
  }

  async function send(
    tx: Db,
    { user, customer }: Viewer,
    { row, token, hasAccount }: { row: AdminInvitationRow; token: string; hasAccount: boolean },
  ): Promise<void> {
    await mail.send(tx, 'admin-invitation', {
      to: row.email,
      data: {
        // In the fragment, so that no server log or referrer contains it.
        url: `${baseUrl}/invitation#token=${token}`,
        role: roleNames[row.role].one,
        invitedBy: adminName(customer, user.username),
        hasAccount,
      },
      key: `admin-invitation:${row.tokenHash}`,
    });
  }

  async function list(which?: ReturnType<typeof and>): Promise<Invitation[]> {
    const rows = await db
      .select({ row: adminInvitations, inviter: users, profile: customers })
      .from(adminInvitations)
      .leftJoin(users, eq(users.id, adminInvitations.invitedById))
      .leftJoin(customers, eq(customers.id, users.customerId))
      .where(which)
      .orderBy(desc(adminInvitations.sentAt), desc(adminInvitations.id));
    const at = now();
    return Promise.all(
      rows.map(async ({ row: { id, email, role, sentAt, expiresAt }, inviter, profile }) => ({
        id,
        email,
        role,
        expired: expiresAt <= at,
        invitedBy: inviter && profile && adminName(profile, inviter.username),
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        hasAccount: (await db.$count(customers, eq(customers.email, email))) > 0,
      })),
    );
  }

  async function find(id: number): Promise<Invitation> {
    const [invitation] = await list(eq(adminInvitations.id, id));
    if (!invitation) throw new Failure('not_found', noSuchInvitation);
    return invitation;
  }

  /** Entries are never deleted, so they don't hold the whole email. */
  async function audit(
    tx: Db,
    viewer: Viewer,
    { id, email }: AdminInvitationRow,
    act: Pick<AuditAction, 'verb' | 'changes'>,
  ): Promise<void> {
    const subject = { id, name: maskAddress(email) };
    await writeAudit(tx, viewer, { at: now(), subject, ...act });
  }
}

export const noSuchInvitation = 'This invitation was already accepted or revoked.';
export const linkEnded =
  'This invitation has expired, or it was accepted or revoked. Ask for a new one.';

/** A new secret for an emailed link. */
export function newToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

/** What is stored of it, so that a leaked table opens nothing. */
export function digestToken(token: string): string {
  return new Bun.CryptoHasher('sha256').update(token).digest('base64url');
}
