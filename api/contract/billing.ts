import * as v from 'valibot';
import { instantText, moneyText } from './fields.ts';
import { listQuery } from './lists.ts';

/** How a bill stands; one that is `void` or `uncollectible` asks for nothing any more. */
export const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** A bill of the payment provider. */
export const Invoice = v.object({
  id: v.string(),
  /** null while it is a draft. */
  number: v.nullable(v.string()),
  orderId: v.string(),
  productTitle: v.string(),
  issuedAt: instantText,
  /** What is asked of the card: a credit that was there is taken off already. */
  amount: moneyText,
  /** What has gone back of it. */
  refunded: moneyText,
  state: v.picklist(invoiceStates),
  /** The provider's page of it, where an open one can be paid. */
  url: v.nullable(v.string()),
  pdfUrl: v.nullable(v.string()),
});
export type Invoice = v.InferOutput<typeof Invoice>;

/** A customer's bills, of all their orders or of one. */
export const InvoiceList = v.array(Invoice);

/** `order`: of which one, by number or business id; without it, of all. */
export const InvoiceListQuery = v.strictObject({
  ...listQuery({ statuses: invoiceStates, sorts: ['issuedAt'] }).entries,
  order: v.optional(v.string()),
});
export type InvoiceListQuery = v.InferOutput<typeof InvoiceListQuery>;

/** What the next bills of an order use up before the card is charged, such as after a smaller plan. */
export const Credit = v.object({ orderId: v.string(), amount: moneyText });
export type Credit = v.InferOutput<typeof Credit>;

/** A customer's credits; a website without one is not named. */
export const CreditList = v.array(Credit);

/** Whose card: an order by number or business id; without one, that of the order that needs it most. */
export const OpenPortal = v.object({ orderId: v.nullish(v.string(), null) });
export type OpenPortal = v.InferOutput<typeof OpenPortal>;

/** Said in the address of the bills' page to who comes back from there with another card. */
export const cardChanged = { card: 'changed' } as const;

/** Where the provider lets a customer change the card. */
export const PortalAnswer = v.object({ url: v.string() });
export type PortalAnswer = v.InferOutput<typeof PortalAnswer>;
