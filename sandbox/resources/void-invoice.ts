import { restoreSubscription } from '../billing/collect-invoice.ts';
import { refused } from '../protocol/errors.ts';
import { operation } from '../protocol/operation.ts';
import { cancelPayments } from './invoice-payments.ts';
import { requireObject } from './retrieve.ts';
import { atTestClock } from './test-clocks.ts';

/** Voids an invoice. Its number stays taken. */
export const voidInvoice = operation('POST /v1/invoices/{id}/void', [], (call) => {
  const invoice = requireObject(call, 'invoice', call.id, 'invoice');
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    const message = 'You can only pass in open or uncollectible invoices. This invoice is ';
    throw refused(`${message}${invoice.status}.`, 'invoice_not_editable', 'invoice');
  }
  const context = atTestClock(call, invoice);
  cancelPayments(context, invoice.id, 'void_invoice');
  const voided = call.objects.replace('invoice', {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: context.now },
  });
  context.emit('invoice.voided', voided);
  restoreSubscription(context, voided);
  return voided;
});
