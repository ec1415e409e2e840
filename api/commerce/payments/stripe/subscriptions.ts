import type { SubscriptionStatus } from '#db/values/enumerations';
import { ProviderRefused, ProviderUnavailable } from '../provider/failures.ts';
import type { ProviderSubscription } from '../provider/subscriptions.ts';
import type { PaymentProvider } from '../provider.ts';
import { cardFields, shortCardOf } from './cards.ts';
import type { Stripe, StripeClient } from './client.ts';
import { originOf } from './origin.ts';
import {
  expanded,
  idOf,
  isRefusal,
  nullIfNotFound,
  toDateOrNull,
  wrapErrors,
} from './responses.ts';

type SubscriptionMethods = Pick<
  PaymentProvider,
  'subscription' | 'endAtPeriodEnd' | 'keep' | 'chargeChosenCard' | 'setTaxRate' | 'endNow'
>;

/** A card changed more often than this arrives as another event. */
const maxCardTurns = 5;

export function subscriptionMethods({ stripe, withKey }: StripeClient): SubscriptionMethods {
  const { subscriptions } = stripe;

  return {
    subscription: (id) =>
      wrapErrors(async () => {
        const expand = ['discounts', ...cardFields];
        const found = await subscriptions.retrieve(id, { expand }).catch(nullIfNotFound);
        return (
          found && {
            ...toSubscription(found),
            discount: discountOf(found),
            card: shortCardOf(found),
          }
        );
      }),

    endAtPeriodEnd: (id, { idempotencyKey }) =>
      wrapErrors(async () => {
        const ending = await withKey(idempotencyKey, (key) =>
          subscriptions.update(id, { cancel_at_period_end: true }, key),
        )
          .then(toSubscription)
          .catch((error) => ifEnded(id, error));
        const endsAt = ending.endsAt;
        if (!endsAt) throw new ProviderUnavailable(`The provider returned no end date for ${id}`);
        return { ...ending, endsAt };
      }),

    keep: (id, { idempotencyKey }) =>
      wrapErrors(async () => {
        const before = await read(id);
        if (before.endedAt) throw new ProviderRefused('ended');
        if (!before.endsAt) return before;
        // An end date set in the provider's dashboard need not be a period's end.
        const on = before.cancelAtPeriodEnd
          ? ({ cancel_at_period_end: false } as const)
          : ({ cancel_at: '' } as const);
        return withKey(idempotencyKey, (key) => subscriptions.update(id, on, key))
          .then(toSubscription)
          .catch(async (error) => {
            await ifEnded(id, error);
            throw new ProviderRefused('ended');
          });
      }),

    // Read again after each change, because the customer may have chosen another card in between.
    chargeChosenCard: (id) =>
      wrapErrors(async () => {
        for (let turn = 0; turn < maxCardTurns; turn++) {
          const chosen = await otherCardChosen(id);
          if (!chosen) return turn > 0;
          await subscriptions
            .update(id, { default_payment_method: chosen })
            .catch((error) => ifEnded(id, error));
        }
        throw new ProviderUnavailable(`The card of ${id} keeps changing`);
      }),

    setTaxRate: ({ subscriptionId: id, taxRateId }) =>
      wrapErrors(async () => {
        await subscriptions
          .update(id, { default_tax_rates: taxRateId === null ? '' : [taxRateId] })
          .catch((error) => ifEnded(id, error));
      }),

    endNow: (id) =>
      wrapErrors(() =>
        subscriptions
          .cancel(id)
          .then(toSubscription)
          .catch((error) => ifEnded(id, error)),
      ),
  };

  async function read(id: string): Promise<ProviderSubscription> {
    return toSubscription(await subscriptions.retrieve(id));
  }

  /**
   * null: the default card is charged already. A checkout pins its card to the subscription, which
   * overrides the customer's default.
   */
  async function otherCardChosen(id: string): Promise<string | null> {
    const found = await subscriptions.retrieve(id, { expand: ['customer'] }).catch(nullIfNotFound);
    if (!found || found.ended_at || typeof found.customer === 'string') return null;
    if (found.customer.deleted) return null;
    const chosen = idOf(found.customer.invoice_settings.default_payment_method);
    const charged = idOf(found.default_payment_method);
    return charged && chosen !== charged ? chosen : null;
  }

  /** An ended subscription rejects every change: return it instead of throwing. */
  async function ifEnded(id: string, error: unknown): Promise<ProviderSubscription> {
    if (!isRefusal(error)) throw error;
    const present = await read(id);
    if (!present.endedAt) throw error;
    return present;
  }
}

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, cancel_at, cancel_at_period_end, metadata } = subscription;
  const currentPeriodEnd = toDateOrNull(subscription.items.data[0]?.current_period_end);
  const endedAt = toDateOrNull(subscription.ended_at);
  return {
    subscriptionId: id,
    origin: originOf(metadata),
    items: subscription.items.data.map(({ id, price }) => ({ itemId: id, priceId: price.id })),
    status: statusOf(subscription),
    currentPeriodEnd,
    cancelAtPeriodEnd: cancel_at_period_end,
    endsAt: endedAt ?? toDateOrNull(cancel_at) ?? (cancel_at_period_end ? currentPeriodEnd : null),
    endedAt,
    latestInvoiceId: idOf(subscription.latest_invoice),
  };
}

/** The discount of the next charges. Requires expanded discounts. */
export function discountOf({ discounts }: Stripe.Subscription): { endsAt: Date | null } | null {
  const first = expanded(discounts[0]);
  return first && { endsAt: toDateOrNull(first.end) };
}

const statuses: Record<string, SubscriptionStatus> = {
  incomplete: 'pending',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'cancelled',
  incomplete_expired: 'cancelled',
};

/** Unknown values count as active, so that service continues. */
function statusOf({ status }: Stripe.Subscription): SubscriptionStatus {
  return statuses[status] ?? 'active';
}
