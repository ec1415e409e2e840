import type { Context } from '../protocol/operation.ts';
import type { InvoiceLine } from '../resources/invoice-lines.ts';

/** What a subscription's next invoice has on it beside the new period. */
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

/** The caller's invoice has them from now on. */
export function takePendingInvoiceItems(context: Context, subscription: string): InvoiceLine[] {
  const pending = pendingInvoiceItemsOf(context, subscription);
  context.objects.setInternals(subscription, {} satisfies SubscriptionInternals);
  return pending;
}
