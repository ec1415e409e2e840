import * as v from 'valibot';
import { ChargeTax } from './checkout-tax.ts';
import { instantText, moneyText, sumText } from './fields.ts';
import { listQuery } from './lists.ts';

/** The status of an invoice; `void` and `uncollectible` ones are no longer due. */
export const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** An invoice of the payment provider. */
export const Invoice = v.object({
  id: v.string(),
  /** Drafts, which have none, aren’t listed. */
  number: v.nullable(v.string()),
  orderId: v.string(),
  productTitle: v.string(),
  issuedAt: instantText,
  /** What it comes to, after discounts; below zero: it became credit for later invoices. */
  total: sumText,
  /** The tax in `total`; null: it has none. */
  tax: v.nullable(ChargeTax),
  /** What credit from earlier invoices paid. */
  fromCredit: moneyText,
  /** What the card is charged, after credits. */
  amount: moneyText,
  /** What a discount took off. */
  discounted: moneyText,
  /** The refunded part of `amount`. */
  refunded: moneyText,
  state: v.picklist(invoiceStates),
  /** The provider's page of the invoice, where an open one can be paid. */
  url: v.nullable(v.string()),
  pdfUrl: v.nullable(v.string()),
});
export type Invoice = v.InferOutput<typeof Invoice>;

/** A customer's invoices, of all orders or of one. */
export const InvoiceList = v.array(Invoice);

/** `order`: an order's number or business id; all orders if absent. */
export const InvoiceListQuery = v.strictObject({
  ...listQuery({ statuses: invoiceStates, sorts: ['issuedAt'] }).entries,
  order: v.optional(v.string()),
});
export type InvoiceListQuery = v.InferOutput<typeof InvoiceListQuery>;

/** What the next invoices of an order use up before the card is charged, such as after a downgrade. */
export const Credit = v.object({ orderId: v.string(), amount: moneyText });
export type Credit = v.InferOutput<typeof Credit>;

/** A customer's credits; orders without one are left out. */
export const CreditList = v.array(Credit);

/** The card that an order's next invoice is charged to. */
export const StoredCard = v.object({
  orderId: v.string(),
  /** The provider's name of the network: 'visa', 'mastercard', 'amex'. */
  brand: v.string(),
  last4: v.string(),
  /** 1 to 12. */
  expMonth: v.number(),
  expYear: v.number(),
});
export type StoredCard = v.InferOutput<typeof StoredCard>;

/** A customer's cards; orders without one are left out. */
export const StoredCardList = v.array(StoredCard);

/** The order whose card to change, by number or business id; null: the one that needs it most. */
export const OpenPortal = v.object({ orderId: v.nullish(v.string(), null) });
export type OpenPortal = v.InferOutput<typeof OpenPortal>;

/** The query of the billing page when a customer returns after changing the card. */
export const cardChanged = { card: 'changed' } as const;

/** The provider's page where a customer can change the card. */
export const PortalAnswer = v.object({ url: v.string() });
export type PortalAnswer = v.InferOutput<typeof PortalAnswer>;
