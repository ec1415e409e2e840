import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import { cardChanged, type OpenPortal, type StoredCard } from '#contract/billing';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { isRunning, runningStatuses } from '#db/values/enumerations';
import { findOwnOrder } from '../orders/find.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { callProvider } from '../payments/provider-errors.ts';
import { askAboutRunningOrders, type BillingDependencies } from './running-orders.ts';

type StoredCardsDependencies = BillingDependencies & { provider: PaymentProvider };

export type StoredCards = ReturnType<typeof createStoredCards>;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  limits: RateLimits;
  baseUrl: string;
  settings: ShopSettingsReader;
  log: (line: string) => void;
};

export type BillingPortal = ReturnType<typeof createBillingPortal>;

/**
 * Opens the provider's form for changing a card. Each checkout creates its own customer at the
 * provider, so a page is for one order.
 */
export function createBillingPortal({
  db,
  provider,
  limits,
  baseUrl,
  settings,
  log,
}: Dependencies) {
  return {
    async open(customerId: string, { orderId }: OpenPortal): Promise<{ url: string }> {
      await limits.count(db, 'billing, customer', customerId);
      const order = orderId
        ? await findOwnOrder(db, customerId, orderId)
        : await neediest(customerId);
      if (!order?.stripeCustomerId || !isRunning(order.subscriptionStatus)) {
        throw nothingToBill();
      }
      const request = {
        customerId: order.stripeCustomerId,
        returnUrl: `${baseUrl}/dashboard/billing`,
        changedUrl: `${baseUrl}/dashboard/billing?${new URLSearchParams(cardChanged)}`,
        headline: settings.current().brand.name,
        termsUrl: `${baseUrl}/terms-of-service`,
        privacyUrl: `${baseUrl}/privacy-policy`,
      };
      const question = {
        about: `portal of ${order.orderId}`,
        sentence: 'The payment provider didn’t respond. Try again in a minute.',
        log,
      };
      const page = await callProvider(question, () => provider.openPortal(request));
      if (!page) throw nothingToBill();
      return page;
    },
  };

  /** Unpaid orders first, then the newest. */
  function neediest(customerId: string): Promise<OrderRow | undefined> {
    return db.query.orders.findFirst({
      where: and(
        eq(orders.customerId, customerId),
        isNotNull(orders.stripeCustomerId),
        inArray(orders.subscriptionStatus, runningStatuses),
      ),
      orderBy: [
        asc(sql`${orders.subscriptionStatus} = 'active'`),
        desc(orders.createdAt),
        desc(orders.id),
      ],
    });
  }
}

function nothingToBill(): Failure {
  return new Failure('conflict', 'You have no active subscription, so there’s no card to change.');
}

/** The cards that subscriptions are charged to, read live from the provider. */
export function createStoredCards(deps: StoredCardsDependencies) {
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
