import * as v from 'valibot';
import { lengths } from '#contract/fields';
import { NewProduct, type NewProductInput } from '#contract/product-form';
import { maxPictures, type ProductPicture } from '#contract/product-pictures';
import type { Product } from '#contract/products';
import { supportGroup } from '#contract/support-packages';
import { productForm as copy } from '../../copy/admin-products.ts';
import { readSections, sectionDraftsOf, toSectionIssue, withoutRows } from './brief-draft.ts';
import { detailsDraftOf, readDetails, toFieldIssue } from './details-draft.ts';

/** The tiers in the form. Each represents its group, including legacy stored values. */
export const includableTiers = ['free', 'regular', 'expansion'] as const;
export type IncludableTier = (typeof includableTiers)[number];

const text = v.optional(v.string());
/** A native checkbox is present only when checked. */
const checkbox = v.optional(v.string());

/** Rows have numbered fields: `pictures.0.url`, `details.pages.0.name`, `briefSections.0.title`. */
const fields = v.looseObject({
  title: text,
  description: text,
  thumbnail: text,
  category: text,
  demoUrl: text,
  price: text,
  annualPrice: text,
  active: checkbox,
  featured: checkbox,
  free: checkbox,
  regular: checkbox,
  expansion: checkbox,
});

/** The form's fields in the shape of the API call, not validated. */
const Draft = v.pipe(
  fields,
  v.transform(({ thumbnail, category, annualPrice, active, featured, ...rest }) => ({
    title: rest.title,
    description: rest.description,
    thumbnail: thumbnail ?? null,
    category: category ?? null,
    pictures: readPictures(rest),
    details: readDetails(rest),
    briefSections: readSections(rest),
    demoUrl: rest.demoUrl,
    price: rest.price,
    annualPrice: annualPrice ?? null,
    supportPackages: includableTiers.filter((tier) => rest[tier] !== undefined),
    featured: featured !== undefined,
    active: active !== undefined,
  })),
);
export type ProductDraft = v.InferOutput<typeof Draft>;

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
  if (!product) {
    return {
      title: undefined,
      description: undefined,
      thumbnail: null,
      category: null,
      pictures: [],
      details: null,
      briefSections: null,
      demoUrl: undefined,
      price: '0',
      annualPrice: '199.00',
      supportPackages: ['free'],
      featured: false,
      active: true,
    };
  }
  const {
    title,
    description,
    thumbnail,
    category,
    pictures = [],
    price,
    annualPrice,
    featured,
    active,
  } = product;
  const groups = product.supportPackages.map(supportGroup);
  return {
    title,
    description,
    thumbnail,
    category,
    pictures,
    details: detailsDraftOf(product.details),
    briefSections: sectionDraftsOf(product.briefSections),
    demoUrl: product.demoUrl ?? undefined,
    price,
    annualPrice,
    supportPackages: includableTiers.filter((tier) => groups.includes(supportGroup(tier))),
    featured,
    active,
  };
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
