import type { Product } from '#contract/products';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { productConflict, productForm } from '../../copy/admin-products.ts';
import { exactDollars } from '../../format/money.ts';
import { draftOf, type ProductDraft } from './product-draft.ts';

/** A field whose value differs, formatted for display. */
export type Difference = { field: string; theirs: string; yours: string };

/** Compares a draft with a version that another admin saved. */
export function diffProduct(newer: Product, draft: ProductDraft): Difference[] {
  const theirs = fieldTexts(draftOf(newer));
  const yours = fieldTexts(draft);
  return theirs.flatMap(({ field, text, key }, index) => {
    const mine = yours[index];
    return !mine || mine.key === key ? [] : [{ field, theirs: text, yours: mine.text }];
  });
}

/** Each field's value: `text` for display, `key` for comparison. */
function fieldTexts(draft: ProductDraft) {
  const copy = productForm;
  return [
    text(copy.title, draft.title),
    text(copy.description, draft.description),
    text(copy.thumbnail, draft.thumbnail),
    text(copy.demo, draft.demoUrl),
    text(copy.price, money(draft.price)),
    text(copy.annual, money(draft.annualPrice)),
    text(copy.support, draft.supportPackages.map(supportName).join(', ')),
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
