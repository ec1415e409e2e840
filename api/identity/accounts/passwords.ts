import { Failure } from '#api/http/failure';

/** The smallest Argon2id parameters that OWASP recommends: 19 MiB, two passes. */
const algorithm = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const;
const busyRetrySeconds = 5;

/** Stored instead of a hash for users who only sign in through a login provider. */
export const noPassword = '!';

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes and verifies passwords with limited concurrency. Each takes 19 MiB and a core, so a flood
 * of sign-ins must queue or be rejected.
 */
export function createPasswords({ atOnce = 2, waitingAtMost = 50 } = {}) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const unknownUserHash = Bun.password.hash(crypto.randomUUID(), algorithm);

  return {
    hash: (password: string) => inTurn(() => Bun.password.hash(password, algorithm)),

    /**
     * `hash` null: no such account. Takes as long as a wrong password, so timing reveals nothing.
     */
    async matches(password: string, hash: string | null): Promise<boolean> {
      const known = hash === noPassword ? null : hash;
      const proof = known ?? (await unknownUserHash);
      const right = await inTurn(() => Bun.password.verify(password, proof));
      return right && known !== null;
    },
  };

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw busy();
      await new Promise<void>((go) => waiting.push(go));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next waiting caller inherits this slot, so that a new caller cannot take it first.
      if (next) next();
      else running -= 1;
    }
  }
}

function busy(): Failure {
  return new Failure(
    'rate_limited',
    'Too many people are signing in right now. Try again in a few seconds.',
    { retryAfterSeconds: busyRetrySeconds },
  );
}
