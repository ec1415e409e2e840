import type { Credit } from '#contract/billing';
import { decimalFromCents } from '#db/values/money';
import type { PaymentProvider } from '../payments/provider.ts';
import { askAboutRunningOrders, type BillingDependencies } from './running-orders.ts';

type Dependencies = BillingDependencies & { provider: PaymentProvider };

export type Credits = ReturnType<typeof createCredits>;

/** Credit for future invoices. Each checkout creates its own customer at the provider. */
export function createCredits(deps: Dependencies) {
  const { db, provider, limits } = deps;
  return {
    /** For all active orders with a balance. `askedBy`: whose rate limit it counts against. */
    async list(customerId: string, { askedBy }: { askedBy: string }): Promise<Credit[]> {
      await limits.count(db, 'credit, customer', askedBy);
      return askAboutRunningOrders(deps, {
        customerId,
        about: 'credit',
        read: async ({ orderId, stripeCustomerId }) => {
          const cents = await provider.credit(stripeCustomerId ?? '');
          return cents > 0 ? { orderId, amount: decimalFromCents(cents) } : null;
        },
      });
    },
  };
}
