import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import { type Finding, facts } from './finding.ts';

type Dependencies = { db: Db; mail: Mail; log: (line: string) => void };

/** Fulfills an unpaid order that was paid at the provider. */
export async function compareCheckout(
  deps: Dependencies,
  order: OrderRow,
  checkout: ProviderCheckout | null,
): Promise<Finding[]> {
  const { stripeSessionId } = order;
  if (!checkout) return [differs({ fact: facts.checkout, ours: stripeSessionId, theirs: null })];
  const outcome = await deps.db.transaction((tx) => fulfillOrder(tx, checkout, deps));
  switch (outcome) {
    case 'fulfilled':
      return [{ fact: facts.payment, ours: order.paymentStatus, theirs: 'paid', mended: true }];
    case 'unknown_order':
      return [
        differs({ fact: facts.checkout, ours: order.orderId, theirs: checkout.origin.orderId }),
      ];
    default:
      // A flagged payment changes nothing else.
      return [];
  }
}

function differs(finding: Omit<Finding, 'mended'>): Finding {
  return { ...finding, mended: false };
}
