import * as v from 'valibot';
import { lengths } from '#contract/fields';
import {
  mapProductFields,
  type ProductField,
  type ProductFieldName,
  type ProductFields,
} from '#contract/product-fields';
import { NewProduct, type NewProductInput } from '#contract/product-form';
import { maxPictures, type ProductPicture } from '#contract/product-pictures';
import type { Product } from '#contract/products';
import { supportGroup } from '#contract/support-packages';
import { productForm as copy } from '../../copy/admin-products.ts';
import {
  readSections,
  type SectionDraft,
  sectionDraftsOf,
  toSectionIssue,
  withoutRows,
} from './brief-draft.ts';
import { type DetailsDraft, detailsDraftOf, readDetails, toFieldIssue } from './details-draft.ts';

/** The tiers in the form. Each represents its group, including legacy stored values. */
export const includableTiers = ['free', 'regular', 'expansion'] as const;
export type IncludableTier = (typeof includableTiers)[number];

/** What several fields of the form make. */
export type DraftParts = {
  pictures: ProductPicture[];
  details: DetailsDraft | null;
  briefSections: readonly SectionDraft[] | null;
  supportPackages: IncludableTier[];
};

type Typed<Kind> = Kind extends 'flag'
  ? boolean
  : Kind extends `optional${string}`
    ? string | null
    : string | undefined;
export type TypedName = Exclude<ProductFieldName, keyof DraftParts>;

/** The form's fields in the shape of the API call, not validated. */
export type ProductDraft = {
  [Name in TypedName]: Typed<ProductFields[Name]['kind']>;
} & DraftParts;

function draftFrom(
  parts: DraftParts,
  typed: (name: TypedName, field: ProductField) => unknown,
): ProductDraft {
  return mapProductFields((field, name) => {
    if (name in parts) return parts[name as keyof DraftParts];
    return typed(name as TypedName, field) ?? emptyOf(field);
  }) as ProductDraft;
}

function emptyOf({ kind }: ProductField) {
  if (kind === 'flag') return false;
  return kind.startsWith('optional') ? null : undefined;
}

/**
 * Rows have numbered fields: `pictures.0.url`, `details.pages.0.name`, `briefSections.0.title`. A native
 * checkbox is present only when checked.
 */
const Draft = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((filled) =>
    draftFrom(
      {
        pictures: readPictures(filled),
        details: readDetails(filled),
        briefSections: readSections(filled),
        supportPackages: includableTiers.filter((tier) => filled[tier] !== undefined),
      },
      (name, { kind }) => (kind === 'flag' ? filled[name] !== undefined : filled[name]),
    ),
  ),
);

function readPictures(filled: Record<string, unknown>): ProductPicture[] {
  return Array.from({ length: maxPictures }, (_, index) => {
    const read = (field: string) => filled[`pictures.${index}.${field}`];
    const [url, alt] = [read('url'), read('alt')];
    const [width, height] = [Number(read('width')), Number(read('height'))];
    if (typeof url !== 'string') return [];
    const size = width > 0 && height > 0 ? { width, height } : {};
    return { url, alt: typeof alt === 'string' ? alt : '', ...size };
  }).flat();
}

/** The form's fields in the shape of the API call, validated like on the server. */
export const ProductDraft = v.pipe(
  Draft,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { details, briefSections } = dataset.value;
    for (const issue of v.safeParse(NewProduct, dataset.value).issues ?? []) {
      const { message, path } = toSectionIssue(toFieldIssue(issue, details), briefSections);
      addIssue({ message, ...(path ? { path } : {}) });
    }
  }),
  v.transform(asNewProduct),
);

/** For a draft that the contract doesn’t refuse. */
export function asNewProduct({ details, briefSections, ...draft }: ProductDraft): NewProductInput {
  const pages = details?.pages.map(({ name, sections }) => ({ name, sections }));
  return {
    ...draft,
    details: details && { ...details, pages },
    briefSections: withoutRows(briefSections),
  } as NewProductInput;
}

/** The form's initial values; a new product has the defaults of its table. */
export function draftOf(product: Product | null): ProductDraft {
  const { pictures = [], supportPackages } = product ?? { supportPackages: ['free'] };
  const groups = supportPackages.map(supportGroup);
  const parts = {
    pictures,
    details: detailsDraftOf(product?.details),
    briefSections: sectionDraftsOf(product?.briefSections),
    supportPackages: includableTiers.filter((tier) => groups.includes(supportGroup(tier))),
  };
  return draftFrom(parts, (name, { initial }) => (product ? product[name] : initial));
}

/** The values of a copy: another title, and neither for sale nor on the home page yet. */
export function duplicateOf(original: Product): ProductDraft {
  const title = copy.copyOf(original.title).slice(0, lengths.name);
  return { ...draftOf(original), title, active: false, featured: false };
}

/** The form's current values; empty ones count as missing. */
export function readDraft(form: HTMLFormElement): ProductDraft {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  return v.parse(Draft, Object.fromEntries(filled));
}
