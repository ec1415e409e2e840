import * as v from 'valibot';
import { billingIntervals } from '#db/values/enumerations';
import { instantText, moneyText, sumText } from './fields.ts';
import { supportPackageValues } from './support-packages.ts';

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

/** The newest first. */
export const InvoiceList = v.array(Invoice);

/** Whose card: an order by number or business id; without one, that of the order that needs it most. */
export const OpenPortal = v.object({ orderId: v.nullish(v.string(), null) });
export type OpenPortal = v.InferOutput<typeof OpenPortal>;

/** Where the provider lets a customer change the card. */
export const PortalAnswer = v.object({ url: v.string() });
export type PortalAnswer = v.InferOutput<typeof PortalAnswer>;

/** What a website costs in a billing interval, and each support package that can come with it. */
export const PlanOffer = v.object({
  billingInterval: v.picklist(billingIntervals),
  intervalProductPrice: moneyText,
  supportPackages: v.array(
    v.object({ supportPackage: v.picklist(supportPackageValues), intervalSupportPrice: moneyText }),
  ),
});
export type PlanOffer = v.InferOutput<typeof PlanOffer>;

/** Another billing interval or support package for a running subscription. */
export const PlanChange = v.object({
  billingInterval: v.picklist(billingIntervals),
  supportPackage: v.picklist(supportPackageValues),
  /** The preview's, as are the amounts: the change then costs what was shown, or is refused. Without them it is reckoned anew. */
  pricedAt: v.nullish(instantText, null),
  dueNow: v.nullish(sumText, null),
  intervalTotal: v.nullish(moneyText, null),
});
export type PlanChange = v.InferOutput<typeof PlanChange>;
export type PlanChangeInput = v.InferInput<typeof PlanChange>;

/** What a change of plan costs, as the provider reckons it. */
export const PlanPreview = v.object({
  /** Charged at once, less what there is to the customer's credit; below zero: a credit that later bills use up. */
  dueNow: sumText,
  /** The bill of each interval from then on. */
  intervalTotal: moneyText,
  billingInterval: v.picklist(billingIntervals),
  /** When that is charged first. */
  nextChargeAt: instantText,
  /** The moment, by the provider's clock, from which the new plan counts. */
  pricedAt: v.nullable(instantText),
});
export type PlanPreview = v.InferOutput<typeof PlanPreview>;
