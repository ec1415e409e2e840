import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { createFairQueue } from '#api/platform/fair-queue';
import { normalizePassword } from '#contract/session';
import type { Db } from '#db/client';
import { passwordResets } from '#db/schema/password-resets';

/** Argon2id parameters: memory in KiB, and passes. */
interface HashCost {
  memoryCost: number;
  timeCost: number;
}

/** The smallest that OWASP recommends: 19 MiB, two passes. */
const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2 };
const busyRetrySeconds = 5;

/** Stored instead of a hash for users who only sign in through a login provider. */
export const noPassword = '!';

/** The hash of a random password that was discarded, with the recommended cost. */
export const unknownUserHash =
  '$argon2id$v=19$m=19456,t=2,p=1$zBRqmM5rf46i+sRU5tYgssvTCCwGNlMBtoM0bkZzZEQ$YmznSbkxTHt+ZbTatfZ5jOkUF6PmUTOoBg1sO3h3om8';

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes and verifies passwords with limited concurrency: each takes 19 MiB and a core. `queue`
 * names who waits in one line, such as a network. The lines take turns, so that a flood of
 * sign-ins from one network doesn't hold up the others. New hashes have the given cost.
 */
export function createPasswords({
  atOnce = 2,
  maxWaiting = 200,
  cost = recommendedCost,
  hashOfUnknownUser = unknownUserHash,
} = {}) {
  const inTurn = createFairQueue({ atOnce, maxWaiting, whenFull: busy });

  return {
    hash: (password: string, queue: string) =>
      inTurn(queue, () => Bun.password.hash(password, { algorithm: 'argon2id', ...cost })),

    /**
     * `hash` null: no such account. Takes as long as a wrong password, so timing reveals nothing.
     */
    async matches(password: string, hash: string | null, queue: string): Promise<boolean> {
      const known = hash === noPassword ? null : hash;
      const proof = known ?? hashOfUnknownUser;
      // Hashes of earlier versions are of the password as it was typed.
      for (const spelling of new Set([normalizePassword(password), password])) {
        const right = await inTurn(queue, () => Bun.password.verify(spelling, proof));
        if (right) return known !== null;
      }
      return false;
    },
  };
}

function busy(): Failure {
  return new Failure(
    'rate_limited',
    'Too many people are signing in right now. Try again in a few seconds.',
    { retryAfterSeconds: busyRetrySeconds },
  );
}

/** Invalidates reset links that were sent before the email or password changed. */
export async function deletePasswordResets(tx: Db, customerId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
}
