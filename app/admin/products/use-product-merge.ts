import { useState } from 'react';
import { isMoney, type ProductField, productFields } from '#contract/product-fields';
import type { Product } from '#contract/products';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { productBriefForm, productDetailsForm, productForm } from '../../copy/admin-products.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { readProduct, useProductMutations } from '../../data/admin-products.ts';
import { exactMoney } from '../../format/money.ts';
import { type FieldWords, useMerge } from '../../shell/versions/use-merge.ts';
import { type SectionDraft, withoutRows } from './brief-draft.ts';
import type { DetailsDraft, PageDraft } from './details-draft.ts';
import { asNewProduct, draftOf, type ProductDraft, type TypedName } from './product-draft.ts';

/** The fields that are merged one by one, in the order of the form. */
type ProductMergeFields = Omit<ProductDraft, 'details'> & DetailsDraft;

type FieldText = { label: string; text: (fields: ProductMergeFields) => string | undefined };

const partTexts: Partial<Record<keyof ProductMergeFields, FieldText>> = {
  pictures: {
    label: productFields.pictures.label,
    text: ({ pictures }) => pictures.map(({ alt, url }) => alt || url).join(', '),
  },
  supportPackages: {
    label: productFields.supportPackages.label,
    text: ({ supportPackages }) => supportPackages.map(supportName).join(', '),
  },
  pages: { label: productDetailsForm.pages, text: ({ pages }) => pages.map(pageText).join('; ') },
  changes: { label: productDetailsForm.changes, text: ({ changes }) => changes.join('; ') },
  goodFor: { label: productDetailsForm.goodFor, text: ({ goodFor }) => goodFor.join('; ') },
  briefSections: {
    label: productFields.briefSections.label,
    text: ({ briefSections }) => briefSections?.map(sectionText).join('; '),
  },
};

const productWords: FieldWords<ProductMergeFields> = {
  labelOf: (name) => partTexts[name]?.label ?? productFields[name as TypedName].label,
  textOf: (name, fields) =>
    partTexts[name]?.text(fields) ?? typedText(productFields[name as TypedName], fields[name]),
};

type Options = {
  product: Product | null;
  start: ProductDraft;
  /** What is in the fields. */
  read: () => ProductDraft;
};

/**
 * The values of a product's form. `start`: what its fields begin with; another `key` replaces what is
 * in them, and another `opened` says that nothing of it was entered.
 */
export function useProductMerge({ product, start, read }: Options) {
  const [shown, setShown] = useState({ key: 0, opened: 0, start });
  const [draft, setDraft] = useState(start);
  const { change } = useProductMutations();
  const merge = useMerge<Product | null, ProductMergeFields>({
    initial: product,
    fieldsOf: (known) => toMergeFields(draftOf(known)),
    readNewest: async () => (product ? await readProduct(product.id) : undefined),
    comparable,
    adopt(theirs, names) {
      const taken = Object.fromEntries(names.map((name) => [name, theirs[name]]));
      if (names.length > 0) fill(fromMergeFields({ ...toMergeFields(read()), ...taken }), 0);
    },
    words: productWords,
  });
  const { seen, newer } = merge;

  function fill(values: ProductDraft, opened: 0 | 1): void {
    setShown((last) => ({ key: last.key + 1, opened: last.opened + opened, start: values }));
    setDraft(values);
  }

  async function saveOver(fields: ProductMergeFields, over: Product | null): Promise<void> {
    if (!over) return;
    const values = asNewProduct(fromMergeFields(fields));
    await change(over.id, { ...values, version: over.version });
  }

  /** Continues with a version as if the form had been opened with it. */
  function follow(next: Product): void {
    merge.restart(next);
    fill(draftOf(next), 1);
  }

  return {
    ...shown,
    draft,
    setDraft,
    seen,
    newer: merge.describe(toMergeFields(draft)),
    /** Undefined if the newer version has to be shown first. */
    save: () => merge.save(toMergeFields(read()), saveOver),
    /** Shows what another admin has just saved, beside the form. */
    async show(by: { by: string | null; at: string }): Promise<void> {
      if (product) merge.showNewer(by, await readProduct(product.id), toMergeFields(read()));
    },
    follow,
    load: () => newer && follow(newer.stored),
  };
}

function toMergeFields({ details, ...draft }: ProductDraft): ProductMergeFields {
  return { ...draft, ...(details ?? { pages: [], changes: [], goodFor: [] }) };
}

function fromMergeFields(fields: ProductMergeFields): ProductDraft {
  const { pages, changes, goodFor, ...draft } = fields;
  const isEmpty = [pages, changes, goodFor].every((list) => list.length === 0);
  return { ...draft, details: isEmpty ? null : { pages, changes, goodFor } };
}

/** Without the numbers of rows, which change when rows are moved. */
function comparable(fields: ProductMergeFields) {
  const pages = fields.pages.map(({ name, sections }) => ({ name, sections }));
  return { ...fields, pages, briefSections: withoutRows(fields.briefSections) };
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

function typedText(field: ProductField, value: unknown): string {
  if (typeof value === 'boolean') return value ? editConflict.yes : editConflict.no;
  if (typeof value !== 'string') return '';
  return isMoney(field.kind) && isDecimal(value) ? exactMoney(centsFromDecimal(value)) : value;
}
