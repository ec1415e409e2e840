import { eq } from 'drizzle-orm';
import { actorName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Viewer } from '#api/http/viewer';
import { writeAccountAudit } from '#api/office/audit/own-account';
import { type Actor, changesBetween } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { publish } from '#api/platform/publish';
import type { EmailChange, Profile } from '#contract/customers';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type PersonRow, people } from '#db/schema/people';
import type { Account } from '../accounts/accounts.ts';
import type { EmailVerification } from '../email-verification/service.ts';
import type { Sessions } from '../sessions/service.ts';
import type { CredentialsService } from '../sign-in/service.ts';

type Dependencies = {
  db: Db;
  sessions: Sessions;
  credentials: CredentialsService;
  emailVerification: EmailVerification;
  limits: RateLimits;
  now: Clock;
};

export type Customers = ReturnType<typeof createCustomers>;

/** What customers can do with their own account. */
export function createCustomers(deps: Dependencies) {
  const { db, sessions, credentials, emailVerification, limits, now } = deps;
  return {
    pendingEmail: emailVerification.pendingEmail,

    async rename(viewer: Viewer, { firstName, lastName }: Profile): Promise<CustomerRow> {
      return db.transaction(async (tx) => {
        const [customer] = await tx
          .update(customers)
          .set({ firstName, lastName })
          .where(eq(customers.id, viewer.customer.id))
          .returning();
        if (!customer) throw new Error('The customer is gone');
        const changes = changesBetween(nameOf(viewer), nameOf({ ...viewer, customer }));
        if (changes.length > 0) {
          await writeAccountAudit(tx, viewer, { at: now(), verb: 'account.renamed', changes });
          await announceOwnChange(tx, customer.id);
        }
        return customer;
      });
    },

    /** Sends a code to the pending email address, or to the current one. */
    async sendCode({ customer }: Viewer): Promise<void> {
      const email = (await emailVerification.pendingEmail(customer)) ?? customer.email;
      if (!email)
        throw new Failure('conflict', 'Your account has no email address yet. Add one first.');
      await mailCode(customer, email);
    },

    /** Sends a code to the new email address, or tells the owner of one that is taken. */
    async changeEmail(viewer: Viewer, { email, currentPassword }: EmailChange): Promise<void> {
      await credentials.confirm(viewer, currentPassword);
      await mailCode(viewer.customer, email);
    },

    /** Returns the customer and the session's new id, which changes with its rights. */
    async verifyEmail(
      viewer: Viewer,
      code: string,
    ): Promise<{ customer: CustomerRow; sid: string }> {
      const customer = await emailVerification.verify(viewer, code);
      return { customer, sid: await sessions.renew(db, viewer.session.key) };
    },

    async signOutEverywhere({ user }: Viewer): Promise<void> {
      await db.transaction((tx) => sessions.endAll(tx, user.id));
    },
  };

  async function mailCode(customer: CustomerRow, email: string): Promise<void> {
    await limits.count(db, 'code, customer', customer.id);
    // Requests for the same address by others must not keep its owner from getting a code.
    if (email !== customer.email) await limits.count(db, 'code, email', email);
    await db.transaction((tx) =>
      emailVerification.sendCode(tx, { customerId: customer.id, email }),
    );
  }
}

function nameOf({ user, customer }: Account) {
  return { name: actorName(user, customer) };
}

/** Tells open pages that an admin has changed a person's record. */
export async function announceChange(
  tx: Db,
  { id, reference: name }: Pick<PersonRow, 'id' | 'reference'>,
  { user, customer }: Actor,
): Promise<void> {
  const actor = actorName(user, customer);
  await publish(tx, { kind: 'customer.changed', id, name, actor, by: customer.id });
}

/** The same, for what customers change of their own. */
export async function announceOwnChange(tx: Db, customerId: string): Promise<void> {
  const person = await tx.query.people.findFirst({ where: eq(people.customerId, customerId) });
  if (!person) return;
  const { id, reference: name } = person;
  await publish(tx, { kind: 'customer.changed', id, name, by: customerId });
}
