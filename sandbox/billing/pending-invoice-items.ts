import type { Context } from '../protocol/operation.ts';
import type { InvoiceLine } from '../resources/invoice-lines.ts';

/** Prorations that the subscription's next invoice will include. */
interface SubscriptionInternals {
  pending?: InvoiceLine[];
}

export function pendingInvoiceItemsOf({ objects }: Context, subscription: string): InvoiceLine[] {
  return objects.internals<SubscriptionInternals>(subscription)?.pending ?? [];
}

export function addPendingInvoiceItems(
  context: Context,
  subscription: string,
  lines: InvoiceLine[],
): void {
  const pending = [...pendingInvoiceItemsOf(context, subscription), ...lines];
  context.objects.setInternals(subscription, { pending } satisfies SubscriptionInternals);
}

/** Returns the pending items and clears them. */
export function takePendingInvoiceItems(context: Context, subscription: string): InvoiceLine[] {
  const pending = pendingInvoiceItemsOf(context, subscription);
  context.objects.setInternals(subscription, {} satisfies SubscriptionInternals);
  return pending;
}
