import { Failure } from '#api/http/failure';

/** OWASP's smallest set for Argon2id: 19 MiB, two passes. */
const algorithm = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const;
const busyRetrySeconds = 5;

/** Stands where a hash would, for somebody who signs in through a login provider alone. */
export const noPassword = '!';

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes and proves passwords, some at a time: each takes 19 MiB and a core for a while, so a
 * flood of sign-ins must wait or be turned away before it takes the machine down.
 */
export function createPasswords({ atOnce = 2, waitingAtMost = 50 } = {}) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const nobody = Bun.password.hash(crypto.randomUUID(), algorithm);

  return {
    hash: (password: string) => inTurn(() => Bun.password.hash(password, algorithm)),

    /** `hash` null: no such account. Without a hash the answer takes as long as for a wrong password. */
    async matches(password: string, hash: string | null): Promise<boolean> {
      const known = hash === noPassword ? null : hash;
      const proof = known ?? (await nobody);
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
      // Whoever is next takes over this turn, so that nobody slips in between.
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
