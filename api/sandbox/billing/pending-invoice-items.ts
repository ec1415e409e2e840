import type { Context } from '../protocol/operation.ts';
import type { InvoiceLine } from '../resources/invoice-lines.ts';

/** What a subscription's next invoice has on it beside the new period. */
interface SubscriptionSecrets {
  pending?: InvoiceLine[];
}

export function pendingOf({ objects }: Context, subscription: string): InvoiceLine[] {
  return objects.hidden<SubscriptionSecrets>(subscription)?.pending ?? [];
}

export function addPending(context: Context, subscription: string, lines: InvoiceLine[]): void {
  const pending = [...pendingOf(context, subscription), ...lines];
  context.objects.hide(subscription, { pending } satisfies SubscriptionSecrets);
}

/** The caller's invoice has them from now on. */
export function takePending(context: Context, subscription: string): InvoiceLine[] {
  const pending = pendingOf(context, subscription);
  context.objects.hide(subscription, {} satisfies SubscriptionSecrets);
  return pending;
}
