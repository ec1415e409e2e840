import * as v from 'valibot';
import { webAddress } from '#contract/fields';
import { annualOffer } from '#contract/plans';
import type { Product } from '#contract/products';
import { centsFromDecimal, decimalFromCents, isDecimal } from '#db/values/money';
import { productForm as copy } from '../../copy/admin-products.ts';
import type { ProductDraft } from './product-draft.ts';

/** A draft as the storefront would show it; what is not right yet is left out. */
export function previewProduct(draft: ProductDraft): Product {
  const price = decimalFromCents(centsOf(draft.price) ?? 0);
  return {
    ...draft,
    id: 0,
    title: draft.title?.trim() || copy.untitled,
    description: draft.description ?? '',
    thumbnail: shownAddress(draft.thumbnail),
    demoUrl: shownAddress(draft.demoUrl),
    monthlyPrice: price,
    price,
    annualOffered: false,
    version: 0,
    createdAt: '',
    updatedAt: '',
  };
}

/** Whether the annual price is offered at checkout, and why not. */
export function annualNote({ price, annualPrice }: ProductDraft): string {
  const annualCents = centsOf(annualPrice);
  const monthlyCents = centsOf(price);
  if (annualCents === null || monthlyCents === null) return copy.noAnnual;
  const twelveMonths = 12 * monthlyCents;
  return annualOffer({ monthlyCents, annualCents }) === null
    ? copy.annualTooHigh(twelveMonths)
    : copy.annualOffered(twelveMonths - annualCents);
}

function centsOf(amount: string | null | undefined): number | null {
  return amount && isDecimal(amount) ? centsFromDecimal(amount) : null;
}

function shownAddress(address: string | null | undefined): string | null {
  return v.is(webAddress(), address) ? address : null;
}
