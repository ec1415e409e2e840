import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { invalid } from '#api/http/failure';
import { writeAccountAudit } from '#api/office/audit/own-account';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { codeMinutes } from '#contract/session';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { emailCodes } from '#db/schema/email-codes';
import { users } from '#db/schema/users';
import { type Account, emailTaken, lockEmail } from '../accounts/accounts.ts';
import { deletePasswordResets } from '../accounts/passwords.ts';

const maxAttempts = 5;

type Dependencies = {
  db: Db;
  mail: Mail;
  now: Clock;
  /** Key for the digests. Without it, six digits are easily guessed from a leaked table. */
  secret: string;
  /** Claims the guest's orders and tickets in the same transaction. */
  onVerified: OnEmailVerified;
  findMailedCode: FindMailedCode;
};

/** A code that an address was emailed with something else, such as a receipt. */
export type MailedCode = { code: string; expiresAt: Date };

export type FindMailedCode = (tx: Db, email: string) => Promise<MailedCode | null>;

type Unverified = { customerId: string; email: string };

type VerifiedEmail = { email: string; verifiedAt: Date };

export type OnEmailVerified = (
  tx: Db,
  customerId: string,
  verified: VerifiedEmail,
) => Promise<void>;

export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** Verifies an email address with a code. Only the latest code is valid. */
export function createEmailVerification(deps: Dependencies) {
  const { db, mail, now, secret, onVerified } = deps;
  return {
    /** The address that is not verified yet, if it differs from the account's. */
    async pendingEmail({ id, email }: CustomerRow): Promise<string | null> {
      const row = await db.query.emailCodes.findFirst({ where: eq(emailCodes.customerId, id) });
      return row && row.email !== email ? row.email : null;
    },

    /** For a new account. A code that the address was just emailed in a receipt is sent again. */
    async begin(tx: Db, { customerId, email }: Unverified) {
      const mailed = await deps.findMailedCode(tx, email);
      await sendCode(tx, { customerId, email }, mailed ?? createCode());
    },

    /**
     * The answer is the same where another account has the address. Its owner is told, and the code
     * is unknown to everyone.
     */
    async sendCode(tx: Db, { customerId, email }: Unverified) {
      const owner = await tx.query.customers.findFirst({ where: eq(customers.email, email) });
      if (!owner || owner.id === customerId) {
        return sendCode(tx, { customerId, email }, createCode());
      }
      await storeCode(tx, { customerId, email, ...createCode() });
      await mail.send(tx, 'email-taken', {
        to: email,
        data: {},
        key: `email-taken:${customerId}:${crypto.randomUUID()}`,
      });
    },

    /**
     * Checks a code. The customer gets the address, and the guest's orders and tickets under it are
     * claimed. Runs its own transactions, because a wrong try must be counted.
     */
    async verify(account: Account, code: string): Promise<CustomerRow> {
      const { customer } = account;
      const email = await takeTry(customer.id, code);
      return db.transaction(async (tx) => {
        const [used] = await tx
          .delete(emailCodes)
          .where(
            and(
              eq(emailCodes.customerId, customer.id),
              eq(emailCodes.codeHash, digest(customer.id, code)),
            ),
          )
          .returning();
        if (!used) throw wrongCode();
        const proved = await acceptEmail(tx, customer, email, now());
        if (customer.email !== email) {
          await writeAccountAudit(tx, account, { at: now(), verb: 'account.email_changed' });
        }
        if (customer.email && customer.email !== email) {
          await mail.send(tx, 'email-changed', {
            to: customer.email,
            // The previous address may be someone else’s if it was never verified.
            data: { newEmail: customer.emailVerifiedAt ? email : null },
            key: `email-changed:${customer.id}:${crypto.randomUUID()}`,
          });
        }
        return proved;
      });
    },

    acceptEmail,
  };

  function createCode(): MailedCode {
    const code = String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
      .slice(-6)
      .padStart(6, '0');
    return { code, expiresAt: new Date(now().getTime() + codeMinutes * 60_000) };
  }

  async function sendCode(tx: Db, { customerId, email }: Unverified, created: MailedCode) {
    await storeCode(tx, { customerId, email, ...created });
    const leftMs = created.expiresAt.getTime() - now().getTime();
    await mail.send(tx, 'email-code', {
      to: email,
      data: { code: created.code, validMinutes: Math.max(1, Math.round(leftMs / 60_000)) },
      key: `email-code:${customerId}:${crypto.randomUUID()}`,
    });
  }

  /** It replaces earlier ones. */
  async function storeCode(
    tx: Db,
    { customerId, email, code, expiresAt }: Unverified & MailedCode,
  ) {
    const newest = { email, codeHash: digest(customerId, code), tries: 0, expiresAt };
    await tx
      .insert(emailCodes)
      .values({ customerId, ...newest })
      .onConflictDoUpdate({ target: emailCodes.customerId, set: newest });
  }

  /** Sets the verified address. */
  async function acceptEmail(
    tx: Db,
    customer: CustomerRow,
    email: string,
    verifiedAt: Date,
  ): Promise<CustomerRow> {
    const verified = await setEmail(tx, customer, email, verifiedAt);
    await onVerified(tx, verified.id, { email, verifiedAt });
    return verified;
  }

  /** Counts the try and returns the verified address if the code is right. */
  async function takeTry(customerId: string, code: string): Promise<string> {
    const [row] = await db
      .update(emailCodes)
      .set({ tries: sql`${emailCodes.tries} + 1` })
      .where(
        and(
          eq(emailCodes.customerId, customerId),
          gt(emailCodes.expiresAt, now()),
          lt(emailCodes.tries, maxAttempts),
        ),
      )
      .returning();
    if (row?.codeHash !== digest(customerId, code)) throw wrongCode();
    return row.email;
  }

  function digest(customerId: string, code: string): string {
    return new Bun.CryptoHasher('sha256', secret).update(`${customerId}:${code}`).digest('hex');
  }
}

async function setEmail(
  tx: Db,
  customer: CustomerRow,
  email: string,
  emailVerifiedAt: Date,
): Promise<CustomerRow> {
  await lockEmail(tx, email);
  const other = await tx.query.customers.findFirst({
    where: and(eq(customers.email, email), ne(customers.id, customer.id)),
  });
  if (other) throw emailTaken();
  if (email !== customer.email) await deletePasswordResets(tx, customer.id);
  await tx
    .update(users)
    .set({
      email,
      username: sql`case when ${users.username} = ${customer.email} then ${email} else ${users.username} end`,
    })
    .where(eq(users.customerId, customer.id));
  const [proved] = await tx
    .update(customers)
    .set({ email, emailVerifiedAt })
    .where(eq(customers.id, customer.id))
    .returning();
  if (!proved) throw new Error('The customer is gone');
  return proved;
}

function wrongCode() {
  return invalid([
    {
      path: 'code',
      message: 'This code is incorrect or expired. Use the latest code, or request a new one.',
    },
  ]);
}
