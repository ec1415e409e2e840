import type { Invoice } from '#contract/billing';
import { decimalFromCents } from '#db/values/money';
import type { OwnInvoice } from './invoices.ts';

export function invoiceToWire({ invoice, order }: OwnInvoice): Invoice {
  return {
    id: invoice.invoiceId,
    number: invoice.number,
    orderId: order.orderId,
    productTitle: order.productTitle,
    issuedAt: invoice.issuedAt.toISOString(),
    amount: decimalFromCents(invoice.cents),
    refunded: decimalFromCents(invoice.refundedCents),
    state: invoice.state,
    url: invoice.url,
    pdfUrl: invoice.pdfUrl,
  };
}

/** Whoever holds its links can pay a bill at the provider, and reads there what else is on it. */
export function withoutLinks(own: OwnInvoice): Invoice {
  return { ...invoiceToWire(own), url: null, pdfUrl: null };
}
