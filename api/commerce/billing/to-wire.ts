import type { Invoice } from '#contract/billing';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import { providerTaxToWire } from '../tax/charge-tax.ts';
import type { InvoiceWithOrder } from './invoices.ts';

export function invoiceToWire({ invoice, order }: InvoiceWithOrder): Invoice {
  return {
    id: invoice.invoiceId,
    number: invoice.number,
    orderId: order.orderId,
    productTitle: order.productTitle,
    issuedAt: invoice.issuedAt.toISOString(),
    total: sumFromCents(invoice.totalCents),
    tax: providerTaxToWire(invoice),
    fromCredit: decimalFromCents(invoice.creditCents),
    amount: decimalFromCents(invoice.cents),
    discounted: decimalFromCents(invoice.discountCents),
    refunded: decimalFromCents(invoice.refundedCents),
    state: invoice.state,
    url: invoice.url,
    pdfUrl: invoice.pdfUrl,
  };
}

/** Its links let anyone open and pay the invoice, so only its customer gets them. */
export function withoutLinks(own: InvoiceWithOrder): Invoice {
  return { ...invoiceToWire(own), url: null, pdfUrl: null };
}
