import type { Product } from '#contract/products';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { productConflict, productForm } from '../../copy/admin-products.ts';
import { exactDollars } from '../../format/money.ts';
import { draftOf, type ProductDraft } from './product-draft.ts';

/** A field that a form and the stored product say differently, in words. */
export type Difference = { field: string; theirs: string; yours: string };

/** In what a draft differs from a version that somebody else has saved. */
export function diffProduct(newer: Product, draft: ProductDraft): Difference[] {
  const theirs = fieldTexts(draftOf(newer));
  const yours = fieldTexts(draft);
  return theirs.flatMap(({ field, text, key }, place) => {
    const mine = yours[place];
    return !mine || mine.key === key ? [] : [{ field, theirs: text, yours: mine.text }];
  });
}

/** What each field says: as a person reads it, and in full to be compared. */
function fieldTexts(draft: ProductDraft) {
  const copy = productForm;
  return [
    text(copy.title, draft.title),
    text(copy.description, draft.description),
    text(copy.thumbnail, draft.thumbnail),
    text(copy.demo, draft.demoUrl),
    text(copy.price, money(draft.price)),
    text(copy.annual, money(draft.annualPrice)),
    text(copy.support, draft.supportPackages.map((tier) => copy.tiers[tier]).join(', ')),
    text(copy.featured, yesOrNo(draft.featured)),
    text(copy.active, yesOrNo(draft.active)),
  ];
}

function text(field: string, value: string | null | undefined) {
  const key = value?.trim() ?? '';
  return { field, key, text: key || productConflict.none };
}

function money(amount: string | null | undefined): string | null | undefined {
  return amount && isDecimal(amount) ? exactDollars(centsFromDecimal(amount)) : amount;
}

function yesOrNo(value: boolean): string {
  return value ? productConflict.yes : productConflict.no;
}
