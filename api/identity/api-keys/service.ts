import { and, desc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { isNetwork } from '#api/http/client-address';
import { Failure, invalid } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import type { Viewer } from '#api/http/viewer';
import { type Actor, changesBetween, factsOf, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { type ApiKey, type CreatedApiKey, keyPrefix, type NewApiKey } from '#contract/api-keys';
import { apiKey as noun } from '#contract/nouns/api-key';
import { isAllowed, keyScopes } from '#contract/permissions';
import type { Db } from '#db/client';
import { type ApiKeyRow, apiKeys } from '#db/schema/api-keys';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { mustSetUpTwoFactor } from '../sessions/sign-in-policy.ts';

/** Enough to tell keys apart, and far too little to guess the rest from. */
const shownLength = keyPrefix.length + 8;
const touchEveryMs = 60_000;
const noSuchKey = 'This API key was not found.';

export type ApiKeys = ReturnType<typeof createApiKeys>;

/** Keys that programs call the API with. A key acts as the admin who created it. */
export function createApiKeys({ db, now }: { db: Db; now: Clock }) {
  return {
    list: (): Promise<ApiKey[]> => list(),

    async create(viewer: Viewer, input: NewApiKey): Promise<CreatedApiKey> {
      requireGrantable(viewer, input);
      const at = now();
      const secret = keyPrefix + randomText();
      const id = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(apiKeys)
          .values({
            userId: viewer.user.id,
            name: input.name,
            prefix: secret.slice(0, shownLength),
            digest: digestOf(secret),
            scopes: [...new Set(input.scopes)],
            networks: [...new Set(input.networks)],
            expiresAt: input.expiresAt === null ? null : new Date(input.expiresAt),
            createdAt: at,
          })
          .returning();
        if (!row) throw new Error('The key was not written');
        const changes = changesBetween({}, factsOf(noun.fields, row));
        await writeAudit(tx, viewer, { at, verb: 'api_key.created', subject: row, changes });
        return row.id;
      });
      return { ...(await find(id)), secret };
    },

    /** It works no longer from the next request on. */
    async revoke(actor: Actor, text: string): Promise<ApiKey> {
      const id = parseRowId(text, noSuchKey);
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(apiKeys)
          .set({ revokedAt: now() })
          .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
          .returning();
        if (row) await writeAudit(tx, actor, { at: now(), verb: 'api_key.revoked', subject: row });
      });
      return find(id);
    },

    /** Finds whom a key acts as. Null if it is unknown, expired, revoked, or its owner is no admin. */
    async findViewer(secret: string): Promise<{ viewer: Viewer; key: ApiKeyRow } | null> {
      const at = now();
      const [row] = await db
        .select({ key: apiKeys, user: users, customer: customers, mustSetUpTwoFactor })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .innerJoin(customers, eq(customers.id, users.customerId))
        .where(
          and(
            eq(apiKeys.digest, digestOf(secret)),
            isNull(apiKeys.revokedAt),
            or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
            eq(customers.isAdmin, true),
          ),
        );
      if (!row) return null;
      const { key, ...account } = row;
      return { key, viewer: { ...account, session: sessionOf(key), view: null, apiKey: key } };
    },

    async recordUse({ id, lastUsedAt }: ApiKeyRow): Promise<void> {
      const at = now();
      if (lastUsedAt && at.getTime() - lastUsedAt.getTime() < touchEveryMs) return;
      await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, id));
    },
  };

  /** Those that work first, the newest first. */
  async function list(which?: SQL): Promise<ApiKey[]> {
    const rows = await db
      .select({ key: apiKeys, user: users, customer: customers })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .innerJoin(customers, eq(customers.id, users.customerId))
      .where(which)
      .orderBy(desc(apiKeys.id));
    const keys = rows.map(
      ({ key, user, customer }): ApiKey => ({
        id: key.id,
        name: key.name,
        prefix: key.prefix,
        owner: { id: user.id, name: adminName(customer, user.username) },
        scopes: [...key.scopes],
        networks: [...key.networks],
        status: statusOf(key, now()),
        createdAt: key.createdAt.toISOString(),
        expiresAt: key.expiresAt?.toISOString() ?? null,
        lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
      }),
    );
    const isOver = ({ status }: ApiKey) => Number(status !== 'active');
    return keys.sort((one, other) => isOver(one) - isOver(other));
  }

  async function find(id: number): Promise<ApiKey> {
    const [key] = await list(eq(apiKeys.id, id));
    if (!key) throw new Failure('not_found', noSuchKey);
    return key;
  }

  function requireGrantable({ customer }: Viewer, { scopes, networks, expiresAt }: NewApiKey) {
    const grantable: readonly string[] = keyScopes.filter((scope) =>
      isAllowed(customer.role, scope),
    );
    if (!scopes.every((scope) => grantable.includes(scope))) {
      throw invalid([{ path: 'scopes', message: 'Choose permissions that you have.' }]);
    }
    const wrong = networks.find((network) => !isNetwork(network));
    if (wrong !== undefined) {
      const ofIpv6 = wrong.includes(':') ? ' IPv6 ranges can be /64 or larger.' : '';
      const message = `“${wrong}” is not an address or a CIDR range.${ofIpv6}`;
      throw invalid([{ path: 'networks', message }]);
    }
    if (expiresAt !== null && new Date(expiresAt) <= now()) {
      throw invalid([{ path: 'expiresAt', message: 'Choose a time in the future.' }]);
    }
  }
}

/** Revokes all keys of someone who is no admin any more. They stay revoked if that changes. */
export async function revokeKeysOf(tx: Db, userId: number, at: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
}

function statusOf({ revokedAt, expiresAt }: ApiKeyRow, at: Date): ApiKey['status'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= at ? 'expired' : 'active';
}

/** A program never signs in, so its session never counts as recently confirmed. */
function sessionOf({ id, userId, createdAt }: ApiKeyRow): Viewer['session'] {
  const at = createdAt.toISOString();
  const device = 'A program';
  return { key: `api key ${id}`, userId, createdAt: at, seenAt: at, provedAt: null, device };
}

function randomText(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

function digestOf(secret: string): string {
  return new Bun.CryptoHasher('sha256').update(secret).digest('base64url');
}
