import * as v from 'valibot';
import { webAddress } from '#contract/fields';
import { shownMoney } from '#contract/money-format';
import { annualOffer } from '#contract/plans';
import type { Product } from '#contract/products';
import type { FeaturesSettings } from '#contract/settings/features';
import { centsFromDecimal, decimalFromCents, isDecimal } from '#db/values/money';
import { productForm as copy } from '../../copy/admin-products.ts';
import type { ProductDraft } from './product-draft.ts';

/** The draft as a product for the storefront card; invalid values are left out. */
export function previewProduct(draft: ProductDraft): Product {
  const price = decimalFromCents(parseCents(draft.price) ?? 0);
  return {
    ...draft,
    id: 0,
    details: null,
    briefSections: null,
    archivedAt: null,
    title: draft.title?.trim() || copy.untitled,
    description: draft.description ?? '',
    thumbnail: safeUrl(draft.thumbnail),
    demoUrl: safeUrl(draft.demoUrl),
    monthlyPrice: price,
    currency: shownMoney().currency,
    price,
    annualOffered: false,
    version: 0,
    createdAt: '',
    updatedAt: '',
  };
}

/** Says whether the annual price is offered at checkout, or why not. `features`: of the shop. */
export function annualNote(
  { price, annualPrice }: ProductDraft,
  features: Pick<FeaturesSettings, 'annualPlans'>,
): string {
  const annualCents = parseCents(annualPrice);
  const monthlyCents = parseCents(price);
  if (annualCents === null || monthlyCents === null) return copy.noAnnual;
  if (!features.annualPlans) return copy.annualPlansOff;
  const twelveMonths = 12 * monthlyCents;
  return annualOffer({ monthlyCents, annualCents }) === null
    ? copy.annualTooHigh(twelveMonths)
    : copy.annualOffered(twelveMonths - annualCents);
}

function parseCents(amount: string | null | undefined): number | null {
  return amount && isDecimal(amount) ? centsFromDecimal(amount) : null;
}

function safeUrl(url: string | null | undefined): string | null {
  return v.is(webAddress(), url) ? url : null;
}
