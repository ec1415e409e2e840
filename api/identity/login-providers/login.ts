import { and, eq, sql } from 'drizzle-orm';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { OidcSettings } from '#api/platform/settings';
import { finishProviderSignIn } from '#contract/endpoints/session';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { oidcIdentities } from '#db/schema/oidc-identities';
import { type UserRow, users } from '#db/schema/users';
import { lockEmail } from '../accounts/accounts.ts';
import { noPassword } from '../accounts/passwords.ts';
import type { EmailVerification } from '../email-verification/service.ts';
import type { Caller } from '../sessions/find-viewer.ts';
import type { CredentialsService, SignedIn } from '../sign-in/service.ts';
import { createLoginProvider, type Identity, LoginFailure, type Proof } from './provider.ts';

type Dependencies = {
  oidc: OidcSettings;
  baseUrl: string;
  db: Db;
  credentials: CredentialsService;
  limits: RateLimits;
  acceptEmail: EmailVerification['acceptEmail'];
  now: Clock;
};

/** The attempt that the browser started. */
type Begun = Proof & { again: boolean };

export type OidcLogin = ReturnType<typeof createOidcLogin>;

/** Signs customers in through the login provider. */
export function createOidcLogin(deps: Dependencies) {
  const { oidc, baseUrl, db, credentials, limits, acceptEmail, now } = deps;
  const provider = createLoginProvider({ oidc, callbackUrl: baseUrl + finishProviderSignIn.path });
  return {
    begin: provider.begin,

    /**
     * Signs in the user who returned from the provider. Throws a LoginFailure otherwise. A provider
     * that reports no authentication time is assumed to have asked for the password if it was told
     * to.
     */
    async finish(query: string, attempt: Begun, caller: Caller): Promise<SignedIn> {
      await limits.count(db, 'login, address', caller.address);
      const identity = await provider.identify(query, attempt);
      const at = now();
      const provedAt = identity.provedAt ?? (attempt.again ? at : null);
      return db.transaction(async (tx) =>
        credentials.open(
          tx,
          await findOrCreateAccount(tx, identity, { at, acceptEmail }),
          caller,
          provedAt,
        ),
      );
    },
  };
}

/**
 * Finds or creates the account for an identity. Throws a {@link LoginFailure} when the provider's
 * claims are not sufficient.
 */
async function findOrCreateAccount(
  tx: Db,
  identity: Identity,
  { at, acceptEmail }: { at: Date } & Pick<EmailVerification, 'acceptEmail'>,
): Promise<UserRow> {
  await lockIdentity(tx, identity);
  if (identity.email) await lockEmail(tx, identity.email);
  const customer = (await knownCustomer(tx, identity)) ?? (await newCustomer(tx, identity));
  // Admins must use their password, and a code if they have two-factor authentication.
  if (customer.isAdmin) throw new LoginFailure('admin');
  if (!identity.email || !(await hasVerifiedEmail(tx, customer, identity))) {
    return credentialsOf(tx, customer);
  }
  const verifiedAt = customer.emailVerifiedAt ?? at;
  return credentialsOf(tx, await acceptEmail(tx, customer, identity.email, verifiedAt));
}

/** Serializes concurrent first sign-ins, so that only one creates the account. */
async function lockIdentity(tx: Db, { issuer, subject }: Identity): Promise<void> {
  const name = `${issuer} ${subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`);
}

async function knownCustomer(
  tx: Db,
  { issuer, subject }: Identity,
): Promise<CustomerRow | undefined> {
  const [known] = await tx
    .select({ customer: customers })
    .from(oidcIdentities)
    .innerJoin(customers, eq(customers.id, oidcIdentities.customerId))
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)));
  return known?.customer;
}

/** An existing account is only linked when both sides have verified the address. */
async function newCustomer(tx: Db, identity: Identity): Promise<CustomerRow> {
  const { issuer, subject, emailVerified } = identity;
  const holder = await holderOf(tx, identity.email);
  if (holder && emailVerified && !holder.emailVerifiedAt) throw new LoginFailure('unproved');
  const customer =
    holder && emailVerified
      ? holder
      : await makeCustomer(tx, { ...identity, email: holder ? null : identity.email });
  await tx.insert(oidcIdentities).values({ issuer, subject, customerId: customer.id });
  return customer;
}

async function makeCustomer(
  tx: Db,
  { email, firstName, lastName }: Identity,
): Promise<CustomerRow> {
  const [customer] = await tx
    .insert(customers)
    .values({ id: crypto.randomUUID(), email, firstName, lastName })
    .returning();
  if (!customer) throw new Error('The customer was not written');
  return customer;
}

/** Whether the provider verified the account's address, or supplied its first one. */
async function hasVerifiedEmail(
  tx: Db,
  customer: CustomerRow,
  { email, emailVerified }: Identity,
): Promise<boolean> {
  if (!email || !emailVerified) return false;
  return customer.email === null ? !(await holderOf(tx, email)) : customer.email === email;
}

async function credentialsOf(tx: Db, { id, email }: CustomerRow): Promise<UserRow> {
  const known = await tx.query.users.findFirst({ where: eq(users.customerId, id) });
  if (known) return known;
  const [user] = await tx
    .insert(users)
    .values({ username: email ?? id, email, password: noPassword, customerId: id })
    .returning();
  if (!user) throw new Error('The user was not written');
  return user;
}

async function holderOf(tx: Db, email: string | null): Promise<CustomerRow | undefined> {
  return email ? tx.query.customers.findFirst({ where: eq(customers.email, email) }) : undefined;
}
