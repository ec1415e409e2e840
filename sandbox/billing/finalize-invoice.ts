import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { addInvoicePayment } from '../resources/invoice-payments.ts';
import { finalizedInvoice } from '../resources/invoices.ts';
import { addPaymentIntent } from '../resources/payment-intents.ts';
import { requireObject } from '../resources/retrieve.ts';
import { settleFreeInvoice } from './settle-invoice.ts';

type Invoice = Kinds['invoice'];

/** Numbers a draft and creates its payment. An invoice with nothing due is paid right away. */
export function finalizeInvoice(context: Context, draft: Invoice): Invoice {
  const { objects, emit } = context;
  const customer = requireObject(context, 'customer', draft.customer ?? '');
  const open = objects.replace('invoice', finalizedInvoice(draft, customer, context));
  const numbered = {
    ...customer,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  };
  objects.replace('customer', numbered);
  const balance = open.ending_balance ?? 0;
  applyChanges(context, 'customer', numbered, { balance }, 'customer.updated');
  emit('invoice.finalized', open);
  if (open.amount_due > 0) {
    const { currency, amount_due: amount } = open;
    const occasion = 'Subscription update';
    const intent = addPaymentIntent(context, { amount, currency, customer: customer.id, occasion });
    addInvoicePayment(context, open, intent);
    return open;
  }
  return settleFreeInvoice(context, open);
}
