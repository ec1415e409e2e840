import * as v from 'valibot';
import { NewProduct, type NewProductInput, type Product } from '#contract/products';
import { supportGroup } from '#contract/support-packages';

/** The tiers that one may tick: each stands for its group, whatever word is stored. */
export const includableTiers = ['free', 'regular', 'expansion'] as const;
export type IncludableTier = (typeof includableTiers)[number];

const text = v.optional(v.string());
/** A native checkbox: there when it is ticked. */
const tick = v.optional(v.string());

const fields = v.object({
  title: text,
  description: text,
  thumbnail: text,
  demoUrl: text,
  price: text,
  annualPrice: text,
  active: tick,
  featured: tick,
  free: tick,
  regular: tick,
  expansion: tick,
});

/** The form's fields in the shape of the call, right or wrong. */
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

/** The form's fields as the call takes them; refused as the server would refuse them. */
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

/** What the form begins with; a new product has the defaults of the contract. */
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

/** What a form says right now; what is empty counts as missing. */
export function readDraft(form: HTMLFormElement): ProductDraft {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  return v.parse(Draft, Object.fromEntries(filled));
}
