import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import { announceChange } from '#api/identity/customers/service';
import type { Sessions } from '#api/identity/sessions/service';
import { personSubject } from '#api/office/audit/list';
import { writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { explainRefusal, isAllowed } from '#contract/permissions';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { findPerson } from './find.ts';

type Dependencies = { db: Db; sessions: Sessions; now: Clock };

export type CustomerSessions = ReturnType<typeof createCustomerSessions>;

/** Signs people out, for example when a device was lost. */
export function createCustomerSessions({ db, sessions, now }: Dependencies) {
  return {
    end(admin: Viewer, id: string, sessionId: string): Promise<void> {
      return act(admin, id, 'customer.session_ended', (tx, userId) =>
        sessions.endOneOf(tx, userId, { id: sessionId, current: admin.session.key }),
      );
    },

    /** All of them; of the admin's own, all others. */
    endAll(admin: Viewer, id: string): Promise<void> {
      return act(admin, id, 'customer.sessions_ended', (tx, userId) =>
        sessions.endAll(tx, userId, admin.user.id === userId ? admin.session : undefined),
      );
    },
  };

  async function act(
    admin: Viewer,
    id: string,
    verb: 'customer.session_ended' | 'customer.sessions_ended',
    end: (tx: Db, userId: number) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const person = await findPerson(tx, id);
      const user = person.customerId
        ? await tx.query.users.findFirst({ where: eq(users.customerId, person.customerId) })
        : undefined;
      if (!user) throw new Failure('conflict', 'Guests have no sessions.');
      await refuseOthersAdmins(tx, admin, person.customerId);
      await end(tx, user.id);
      await writeAudit(tx, admin, { at: now(), verb, subject: personSubject(person) });
      await announceChange(tx, person, admin);
    });
  }
}

/** Sessions of other admins are ended by those who manage people. */
async function refuseOthersAdmins(tx: Db, admin: Viewer, customerId: string | null): Promise<void> {
  if (!customerId || customerId === admin.customer.id) return;
  const other = await tx.query.customers.findFirst({ where: eq(customers.id, customerId) });
  const { role } = admin.customer;
  if (!other?.isAdmin || !role || isAllowed(role, 'people.manage')) return;
  throw new Failure('not_allowed', explainRefusal(role, 'people.manage'));
}
