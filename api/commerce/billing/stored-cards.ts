import type { StoredCard } from '#contract/billing';
import type { PaymentProvider } from '../payments/provider.ts';
import { askAboutRunningOrders, type BillingDependencies } from './running-orders.ts';

type Dependencies = BillingDependencies & { provider: PaymentProvider };

export type StoredCards = ReturnType<typeof createStoredCards>;

/** The cards that subscriptions are charged to, read live from the provider. */
export function createStoredCards(deps: Dependencies) {
  const { db, provider, limits } = deps;
  return {
    /** For all active orders. `askedBy`: whose rate limit it counts against. */
    async list(customerId: string, { askedBy }: { askedBy: string }): Promise<StoredCard[]> {
      await limits.count(db, 'card, customer', askedBy);
      return askAboutRunningOrders(deps, {
        customerId,
        about: 'cards',
        read: async ({ orderId, stripeSubscriptionId }) => {
          const card = stripeSubscriptionId && (await provider.chargedCard(stripeSubscriptionId));
          return card ? { orderId, ...card } : null;
        },
      });
    },
  };
}
