import { useState } from 'react';
import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { Checkbox } from '#ui/checkbox';
import { Inline } from '#ui/inline';
import { VisuallyHidden } from '#ui/visually-hidden';
import { products as copy } from '../../copy/admin-products.ts';
import { type FailingSince, useProductMutations } from '../../data/admin-products.ts';
import { useMay } from '../../data/permissions.ts';
import { useProducts } from '../../data/products.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney } from '../../format/money.ts';
import { statusOfProduct } from '../../format/status.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import type { ListColumn } from '../list/list-column.tsx';
import { featuredNote } from './featured-note.ts';

/** `isHidden`: the home page has no room for it. */
type FeaturedCheckboxProps = { product: Product; isHidden: boolean };

/** `failing` has the products whose demo isn't responding. */
export const productColumns = (
  failing: FailingSince,
  /** The ids of the products on the home page; undefined while loading. */
  featured: ReadonlySet<number> | undefined,
): readonly ListColumn<Product>[] => [
  {
    id: 'id',
    under: 'title',
    whereWide: true,
    fields: ['id'],
    heading: copy.columns.id,
    width: 'tiny',
    cell: ({ id }) => id,
  },
  {
    id: 'title',
    fields: ['title'],
    heading: copy.columns.title,
    primary: true,
    sortable: 'ascending',
    cell: ({ title }) => <bdi>{title}</bdi>,
  },
  {
    id: 'price',
    line: 1,
    fields: ['price'],
    heading: copy.columns.price,
    width: 'short',
    align: 'end',
    sortable: 'descending',
    cell: ({ price }) => exactMoney(centsFromDecimal(price)),
  },
  {
    id: 'status',
    line: 2,
    fields: ['active', 'archivedAt'],
    heading: copy.columns.status,
    width: 'medium',
    cell: (product) => <ProductStatus product={product} isDown={failing.has(product.id)} />,
  },
  {
    id: 'category',
    under: 'status',
    whereWide: true,
    line: 2,
    fields: ['category'],
    heading: copy.columns.category,
    missing: copy.noCategory,
    cell: ({ category }) => category,
  },
  {
    id: 'featured',
    whereWide: true,
    fields: ['featured'],
    heading: copy.columns.featured,
    width: 'medium',
    cell: (product) =>
      product.archivedAt === null && (
        <FeaturedCheckbox
          product={product}
          isHidden={product.active && featured?.has(product.id) === false}
        />
      ),
  },
  {
    id: 'createdAt',
    whereWide: 'widest',
    fields: ['createdAt'],
    heading: copy.columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

type ProductStatusProps = {
  product: Product;
  isDown: boolean;
};

function ProductStatus({ product, isDown }: ProductStatusProps) {
  const { label, tone } = statusOfProduct(product);
  return (
    <Inline gap="xxs">
      <Badge tone={tone}>{label}</Badge>
      {isDown && <Badge>{copy.demoDown}</Badge>}
    </Inline>
  );
}

/** Features a product immediately, and says when that hides another one. */
function FeaturedCheckbox({ product, isHidden }: FeaturedCheckboxProps) {
  const { id, title, active, featured, version } = product;
  const { change } = useProductMutations();
  const { products = [] } = useProducts();
  const mayChange = useMay()('products.change');
  const toast = useToast();
  const [wanted, setWanted] = useState(featured);
  const [save, isSaving] = useAction(
    async (next: boolean) => {
      setWanted(next);
      await change(id, { featured: next, version });
      const note = featuredNote({ ...product, featured: next }, id, products);
      const featuredAs = active ? copy.featured(title) : copy.featuredLater(title);
      const description = note ?? (next ? featuredAs : copy.unfeatured(title));
      toast({ title: copy.success, description });
    },
    { title: copy.error },
  );
  return (
    <Inline gap="xxs">
      <Checkbox
        name="featured"
        label={<VisuallyHidden>{copy.feature(title)}</VisuallyHidden>}
        checked={isSaving ? wanted : featured}
        disabled={!mayChange}
        onChange={({ currentTarget }) => void save(currentTarget.checked)}
      />
      {featured && isHidden && <Badge tone="caution">{copy.notShown}</Badge>}
    </Inline>
  );
}
