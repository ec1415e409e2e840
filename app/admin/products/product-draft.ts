import * as v from 'valibot';
import { NewProduct, type NewProductInput, type Product } from '#contract/products';
import { supportGroup } from '#contract/support-packages';

/** The tiers in the form. Each represents its group, including legacy stored values. */
export const includableTiers = ['free', 'regular', 'expansion'] as const;
export type IncludableTier = (typeof includableTiers)[number];

const text = v.optional(v.string());
/** A native checkbox is present only when checked. */
const checkbox = v.optional(v.string());

const fields = v.object({
  title: text,
  description: text,
  thumbnail: text,
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
  v.transform(({ thumbnail, annualPrice, active, featured, ...rest }) => ({
    title: rest.title,
    description: rest.description,
    thumbnail: thumbnail ?? null,
    demoUrl: rest.demoUrl,
    price: rest.price,
    annualPrice: annualPrice ?? null,
    supportPackages: includableTiers.filter((tier) => rest[tier] !== undefined),
    featured: featured !== undefined,
    active: active !== undefined,
  })),
);
export type ProductDraft = v.InferOutput<typeof Draft>;

/** The form's fields in the shape of the API call, validated like on the server. */
export const ProductDraft = v.pipe(
  Draft,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { message, path } of v.safeParse(NewProduct, dataset.value).issues ?? []) {
      addIssue({ message, ...(path ? { path } : {}) });
    }
  }),
  v.transform(asNewProduct),
);

/** What the contract refuses was refused above. */
function asNewProduct(draft: ProductDraft): NewProductInput {
  return draft as NewProductInput;
}

/** The form's initial values; a new product has the specified defaults. */
export function draftOf(product: Product | null): ProductDraft {
  if (!product) {
    return {
      title: undefined,
      description: undefined,
      thumbnail: null,
      demoUrl: undefined,
      price: '0',
      annualPrice: '199.00',
      supportPackages: ['free'],
      featured: false,
      active: true,
    };
  }
  const { title, description, thumbnail, price, annualPrice, featured, active } = product;
  const groups = product.supportPackages.map(supportGroup);
  return {
    title,
    description,
    thumbnail,
    demoUrl: product.demoUrl ?? undefined,
    price,
    annualPrice,
    supportPackages: includableTiers.filter((tier) => groups.includes(supportGroup(tier))),
    featured,
    active,
  };
}

/** The form's current values; empty ones count as missing. */
export function readDraft(form: HTMLFormElement): ProductDraft {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  return v.parse(Draft, Object.fromEntries(filled));
}
