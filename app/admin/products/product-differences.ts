import type { Product } from '#contract/products';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import {
  productBriefForm,
  productConflict,
  productDetailsForm,
  productForm,
} from '../../copy/admin-products.ts';
import { exactDollars } from '../../format/money.ts';
import type { SectionDraft } from './brief-draft.ts';
import type { PageDraft } from './details-draft.ts';
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
  const { pages = [], changes = [], goodFor = [] } = draft.details ?? {};
  return [
    text(copy.title, draft.title),
    text(copy.description, draft.description),
    text(copy.thumbnail, draft.thumbnail),
    text(copy.pictures, draft.pictures.map(({ alt }) => alt).join(', ')),
    text(copy.category, draft.category),
    text(copy.demo, draft.demoUrl),
    text(copy.price, money(draft.price)),
    text(copy.annual, money(draft.annualPrice)),
    text(copy.support, draft.supportPackages.map(supportName).join(', ')),
    text(copy.featured, yesOrNo(draft.featured)),
    text(copy.active, yesOrNo(draft.active)),
    text(productDetailsForm.pages, pages.map(pageText).join('; ')),
    text(productDetailsForm.changes, changes.join('; ')),
    text(productDetailsForm.goodFor, goodFor.join('; ')),
    text(productBriefForm.section, (draft.briefSections ?? []).map(sectionText).join('; ')),
  ];
}

function text(field: string, value: string | null | undefined) {
  const key = value?.trim() ?? '';
  return { field, key, text: key || productConflict.none };
}

function pageText({ name = '', sections }: PageDraft): string {
  return sections.length > 0 ? `${name}: ${sections.join(', ')}` : name;
}

function sectionText({ title = '', hint, texts, pictures }: SectionDraft): string {
  const asked = texts.map(({ label = '', max, example, optional }) =>
    [label, max, example, optional && productForm.optional].filter(Boolean).join(', '),
  );
  if (pictures.max > 0) asked.push(productBriefForm.upTo(pictures.max, pictures.hint));
  return `${[title, hint].filter(Boolean).join(', ')}: ${asked.join('; ')}`;
}

function money(amount: string | null | undefined): string | null | undefined {
  return amount && isDecimal(amount) ? exactDollars(centsFromDecimal(amount)) : amount;
}

function yesOrNo(value: boolean): string {
  return value ? productConflict.yes : productConflict.no;
}
