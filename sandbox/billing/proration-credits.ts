import { field } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { SubscriptionItem } from '../protocol/wire.ts';
import { creditLine, type InvoiceLine, isCredit } from '../resources/invoice-lines.ts';
import { pendingInvoiceItemsOf } from './pending-invoice-items.ts';

/**
 * Credits for the unused time of an item, as flexible billing computes them: a share of the amount
 * that was debited, whatever the price is now. Empty if nothing was debited.
 */
export function creditLines(context: Context, item: SubscriptionItem, at: number): InvoiceLine[] {
  const debit = debitsOf(context, item.subscription).find(
    (line) =>
      line.parent?.subscription_item_details?.subscription_item === item.id &&
      line.period.end >= at,
  );
  return debit ? [creditLine(context, item, debit, at)] : [];
}

/** A subscription's invoiced and pending debits, latest first. */
function debitsOf(context: Context, subscription: string): InvoiceLine[] {
  const where = [
    field('parent.subscription_details.subscription', subscription),
    { sql: "json_extract(body, '$.status') <> 'void'", values: [] },
  ];
  const invoices = context.objects.page('invoice', { where, limit: 100 })?.data ?? [];
  const invoiced = invoices.flatMap(({ lines }) => lines.data.toReversed());
  const pending = pendingInvoiceItemsOf(context, subscription).toReversed();
  return [...pending, ...invoiced].filter((line) => !isCredit(line));
}
