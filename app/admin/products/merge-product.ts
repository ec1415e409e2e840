import { supportName } from '#contract/support-packages';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { productBriefForm, productDetailsForm, productForm } from '../../copy/admin-products.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { exactDollars } from '../../format/money.ts';
import type { FieldWords } from '../../shell/versions/use-merge.ts';
import { type SectionDraft, withoutRows } from './brief-draft.ts';
import type { DetailsDraft, PageDraft } from './details-draft.ts';
import type { ProductDraft } from './product-draft.ts';

/** The fields that are merged one by one, in the order of the form. */
export type ProductMergeFields = Omit<ProductDraft, 'details'> & DetailsDraft;

export function toMergeFields({ details, ...draft }: ProductDraft): ProductMergeFields {
  return { ...draft, ...(details ?? { pages: [], changes: [], goodFor: [] }) };
}

export function fromMergeFields(fields: ProductMergeFields): ProductDraft {
  const { pages, changes, goodFor, ...draft } = fields;
  const isEmpty = [pages, changes, goodFor].every((list) => list.length === 0);
  return { ...draft, details: isEmpty ? null : { pages, changes, goodFor } };
}

/** Without the numbers of rows, which change when rows are moved. */
export function comparable(fields: ProductMergeFields) {
  const pages = fields.pages.map(({ name, sections }) => ({ name, sections }));
  return { ...fields, pages, briefSections: withoutRows(fields.briefSections) };
}

type FieldText = { label: string; text: (fields: ProductMergeFields) => string | null | undefined };

const copy = productForm;

const fieldTexts: Record<keyof ProductMergeFields, FieldText> = {
  title: { label: copy.title, text: ({ title }) => title },
  description: { label: copy.description, text: ({ description }) => description },
  thumbnail: { label: copy.thumbnail, text: ({ thumbnail }) => thumbnail },
  pictures: {
    label: copy.pictures,
    text: ({ pictures }) => pictures.map(({ alt, url }) => alt || url).join(', '),
  },
  category: { label: copy.category, text: ({ category }) => category },
  demoUrl: { label: copy.demo, text: ({ demoUrl }) => demoUrl },
  price: { label: copy.price, text: ({ price }) => money(price) },
  annualPrice: { label: copy.annual, text: ({ annualPrice }) => money(annualPrice) },
  supportPackages: {
    label: copy.support,
    text: ({ supportPackages }) => supportPackages.map(supportName).join(', '),
  },
  featured: { label: copy.featured, text: ({ featured }) => yesOrNo(featured) },
  active: { label: copy.active, text: ({ active }) => yesOrNo(active) },
  pages: { label: productDetailsForm.pages, text: ({ pages }) => pages.map(pageText).join('; ') },
  changes: { label: productDetailsForm.changes, text: ({ changes }) => changes.join('; ') },
  goodFor: { label: productDetailsForm.goodFor, text: ({ goodFor }) => goodFor.join('; ') },
  briefSections: {
    label: productBriefForm.section,
    text: ({ briefSections }) => briefSections?.map(sectionText).join('; '),
  },
};

export const productWords: FieldWords<ProductMergeFields> = {
  labelOf: (name) => fieldTexts[name].label,
  textOf: (name, fields) => fieldTexts[name].text(fields) ?? '',
};

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
  return value ? editConflict.yes : editConflict.no;
}
