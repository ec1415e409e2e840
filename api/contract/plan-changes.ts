import * as v from 'valibot';
import { billingIntervals } from '#db/values/enumerations';
import { instantText, moneyText, sumText } from './fields.ts';
import { supportPackageValues } from './support-packages.ts';

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
