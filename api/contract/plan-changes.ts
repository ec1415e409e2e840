import * as v from 'valibot';
import { billingIntervals } from '#db/values/enumerations';
import { ChargeTax } from './checkout-tax.ts';
import { instantInput, instantText, moneyText, sumText } from './fields.ts';
import { supportPackageValues } from './support-packages.ts';

/** The price of a website in a billing interval, with each support package. */
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
  /** From the preview, like the amounts: the change is refused if its price differs. Without them it is priced again. */
  pricedAt: v.nullish(instantInput, null),
  dueNow: v.nullish(sumText, null),
  intervalTotal: v.nullish(moneyText, null),
});
export type PlanChange = v.InferOutput<typeof PlanChange>;
export type PlanChangeInput = v.InferInput<typeof PlanChange>;

/** The price of a plan change, as calculated by the provider. */
export const PlanPreview = v.object({
  /** Charged at once, after credits; a negative amount becomes a credit for later invoices. */
  dueNow: sumText,
  /** The tax in `dueNow`; null: it has none. */
  dueTax: v.nullable(ChargeTax),
  /** The price of each later interval, without a discount and without added tax. */
  intervalTotal: moneyText,
  /** The amount of each later invoice without a discount, with its tax. */
  regularAmount: moneyText,
  /** The amount of the next invoice, after a discount and with its tax. */
  nextAmount: moneyText,
  /** The tax in `nextAmount`; null: it has none. */
  nextTax: v.nullable(ChargeTax),
  billingInterval: v.picklist(billingIntervals),
  /** When `nextAmount` is charged. */
  nextChargeAt: instantText,
  /** When the new plan starts, by the provider's clock. */
  pricedAt: v.nullable(instantText),
});
export type PlanPreview = v.InferOutput<typeof PlanPreview>;
