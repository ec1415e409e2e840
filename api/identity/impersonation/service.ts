import { eq, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import { writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { maxImpersonationMinutes } from '#contract/impersonation';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type SessionImpersonation, sessions } from '#db/schema/sessions';
import {
  auditImpersonationEnd,
  impersonationSubject,
  isActiveImpersonation,
} from '../sessions/impersonation.ts';

export type ImpersonationService = ReturnType<typeof createImpersonation>;

/**
 * Impersonates a customer. It is stored in the admin's own session, so it ends with that session,
 * does not affect the customer's sessions and adds no credential that could leak.
 */
export function createImpersonation({ db, now }: { db: Db; now: Clock }) {
  return {
    /**
     * Ends a running impersonation of another customer. Repeating it for the same customer does not
     * extend its time.
     */
    async begin(admin: Viewer, customerId: string): Promise<SessionImpersonation> {
      return db.transaction(async (tx) => {
        const before = await lockImpersonation(tx, admin);
        const customer = await tx.query.customers.findFirst({
          where: eq(customers.id, customerId),
        });
        if (!customer) throw new Failure('not_found', 'This customer was not found.');
        if (customer.isAdmin) throw notACustomer();
        const at = now();
        if (before?.customerId === customerId && isActiveImpersonation(before, at)) return before;
        const endsAt = new Date(at.getTime() + maxImpersonationMinutes * 60_000).toISOString();
        const view = { customerId, endsAt };
        if (before) await auditImpersonationEnd(tx, admin, { view: before, at });
        await tx
          .update(sessions)
          .set({
            sess: sql`${sessions.sess} || jsonb_build_object('impersonation',
              jsonb_build_object('customerId', ${customerId}::text, 'endsAt', ${endsAt}::text))`,
          })
          .where(eq(sessions.sid, admin.session.key));
        await writeAudit(tx, admin, {
          at,
          verb: 'customer.viewed',
          subject: await impersonationSubject(tx, view),
        });
        return view;
      });
    },

    /** Does nothing without a running impersonation. */
    async end(admin: Viewer): Promise<void> {
      await db.transaction(async (tx) => {
        const view = await lockImpersonation(tx, admin);
        if (!view) return;
        await tx
          .update(sessions)
          .set({ sess: sql`${sessions.sess} - 'impersonation'` })
          .where(eq(sessions.sid, admin.session.key));
        await auditImpersonationEnd(tx, admin, { view, at: now() });
      });
    },
  };
}

/** Serializes concurrent requests of one session. */
async function lockImpersonation(
  tx: Db,
  { session }: Viewer,
): Promise<SessionImpersonation | undefined> {
  const [row] = await tx
    .select({ sess: sessions.sess })
    .from(sessions)
    .where(eq(sessions.sid, session.key))
    .for('update');
  if (!row) throw new Failure('unauthenticated', 'Sign in to continue.');
  return row.sess.impersonation;
}

function notACustomer(): Failure {
  return new Failure('conflict', 'This is an admin account. You can only view as a customer.');
}
