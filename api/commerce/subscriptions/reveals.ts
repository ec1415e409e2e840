import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { isRecentSignIn, recentSignInMinutes } from '#api/http/recent-sign-in';
import type { Viewer } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import type { Vault } from '#api/platform/vault/vault';
import type { Credential } from '#contract/delivery';
import type { Db } from '#db/client';
import { credentialReveals } from '#db/schema/order-credentials';
import { openCredentials } from '../orders/delivery/credentials.ts';
import { findOwnOrder, lockOrder } from '../orders/find.ts';

type Dependencies = { db: Db; vault: Vault; limits: RateLimits; now: Clock };

export type CredentialReveals = ReturnType<typeof createCredentialReveals>;

/** Shows credentials to their owner and records each reveal. */
export function createCredentialReveals({ db, vault, limits, now }: Dependencies) {
  return {
    /** By number or business id. Throws a 404 for another customer's. */
    async reveal({ customer, session }: Viewer, id: string): Promise<Credential[]> {
      if (!isRecentSignIn(session, now())) {
        throw new Failure(
          'sign_in_again',
          `Sign in again to see your credentials. We show them for ${recentSignInMinutes} minutes after you sign in.`,
        );
      }
      await limits.count(db, 'reveal, customer', customer.id);
      const found = await findOwnOrder(db, customer.id, id);
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, found.id);
        if (order.status === 'cancelled') {
          throw new Failure(
            'conflict',
            'This subscription has ended, so its credentials are no longer available.',
          );
        }
        const credentials = await openCredentials(tx, vault, order.id);
        if (credentials.length === 0) {
          throw new Failure(
            'conflict',
            'Your credentials aren’t ready yet. We’ll email you when they are.',
          );
        }
        await tx
          .insert(credentialReveals)
          .values({ orderId: order.id, customerId: customer.id, revealedAt: now() });
        return credentials;
      });
    },
  };
}
