import type { Product } from '#contract/products';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { newerProduct, productForm } from '../../copy/admin-products.ts';
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
  const words = productForm;
  return [
    text(words.title, draft.title),
    text(words.description, draft.description),
    text(words.thumbnail, draft.thumbnail),
    text(words.demo, draft.demoUrl),
    text(words.price, money(draft.price)),
    text(words.annual, money(draft.annualPrice)),
    text(words.support, draft.supportPackages.map((tier) => words.tiers[tier]).join(', ')),
    text(words.featured, yesOrNo(draft.featured)),
    text(words.active, yesOrNo(draft.active)),
  ];
}

function text(field: string, value: string | null | undefined) {
  const key = value?.trim() ?? '';
  return { field, key, text: key || newerProduct.none };
}

function money(amount: string | null | undefined): string | null | undefined {
  return amount && isDecimal(amount) ? exactDollars(centsFromDecimal(amount)) : amount;
}

function yesOrNo(value: boolean): string {
  return value ? newerProduct.yes : newerProduct.no;
}
