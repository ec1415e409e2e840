import { and, eq, lt } from 'drizzle-orm';
import { ElysiaCustomStatusResponse } from 'elysia';
import { Failure, invalid } from '#api/http/failure';
import { pathOf, requestSearch } from '#api/http/route-patterns';
import type { Clock } from '#api/platform/clock';
import type { Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { idempotentRequests } from '#db/schema/idempotent-requests';

const keptMs = 24 * 60 * 60 * 1000;

/** A request of a program that named an `Idempotency-Key`. */
type Claim = { apiKeyId: number; key: string };

type Dependencies = { db: Db; vault: Vault; now: Clock };

export type Idempotency = ReturnType<typeof createIdempotency>;

/**
 * Answers a repeated request as it was answered first. The claim is written before the work begins:
 * a request whose process ended in between is refused for a day rather than done twice. What fails has
 * changed nothing, so that its key can be used again.
 */
export function createIdempotency({ db, vault, now }: Dependencies) {
  const claims = new WeakMap<Request, Claim>();
  return {
    /** Returns the answer of an earlier request; null: this is the first one. */
    async begin(request: Request, apiKeyId: number, body: unknown): Promise<Response | null> {
      const header = request.headers.get('idempotency-key');
      if (header === null || request.method !== 'POST') return null;
      const named = /^("?)([!#-~]{1,255})\1$/.exec(header)?.[2];
      if (!named) {
        const message = 'An Idempotency-Key has 1 to 255 visible characters.';
        throw invalid([{ path: 'Idempotency-Key', message }]);
      }
      const claim = { apiKeyId, key: digest(named) };
      const path = pathOf(request.url) + requestSearch(request);
      const fingerprint = digest(`POST ${path} ${JSON.stringify(body ?? null)}`);
      const before = new Date(now().getTime() - keptMs);
      await db
        .delete(idempotentRequests)
        .where(and(isOf(claim), lt(idempotentRequests.createdAt, before)));
      const [first] = await db
        .insert(idempotentRequests)
        .values({ ...claim, fingerprint, createdAt: now() })
        .onConflictDoNothing()
        .returning({ key: idempotentRequests.key });
      if (first) {
        claims.set(request, claim);
        return null;
      }
      const [known] = await db.select().from(idempotentRequests).where(isOf(claim));
      if (known && known.fingerprint !== fingerprint) {
        throw new Failure(
          'idempotency_key_reused',
          'This Idempotency-Key belongs to another request. Use a new one.',
        );
      }
      const { status, answer, answerKeyId } = known ?? {};
      if (!status || !answer || !answerKeyId) {
        throw new Failure(
          'conflict',
          'A request with this Idempotency-Key has begun and isn’t answered yet. Look up its outcome.',
        );
      }
      return new Response(vault.open({ value: answer, keyId: answerKeyId }, placeOf(claim)), {
        status,
        headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
      });
    },

    /** Keeps the answer, as the route returned it. */
    async finish(request: Request, answer: unknown): Promise<void> {
      const claim = claims.get(request);
      if (!claim) return;
      claims.delete(request);
      const { code, response } =
        answer instanceof ElysiaCustomStatusResponse ? answer : { code: 200, response: answer };
      const sealed = vault.seal(JSON.stringify(response), placeOf(claim));
      await db
        .update(idempotentRequests)
        .set({ status: Number(code), answer: sealed.value, answerKeyId: sealed.keyId })
        .where(isOf(claim));
    },

    async fail(request: Request): Promise<void> {
      const claim = claims.get(request);
      if (!claim) return;
      claims.delete(request);
      await db.delete(idempotentRequests).where(isOf(claim));
    },

    async sweep(): Promise<void> {
      const before = new Date(now().getTime() - keptMs);
      await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, before));
    },
  };
}

function isOf({ apiKeyId, key }: Claim) {
  return and(eq(idempotentRequests.apiKeyId, apiKeyId), eq(idempotentRequests.key, key));
}

const placeOf = ({ apiKeyId, key }: Claim) => ['idempotent_requests', String(apiKeyId), key];

function digest(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('base64url');
}
