import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { products as copy } from '../../copy/admin-products.ts';
import type { FailingSince } from '../../data/demo-health.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars } from '../../format/money.ts';
import { statusOfProduct } from '../../format/status.ts';
import type { ListColumn } from '../list/list-column.ts';
import { FeaturedCheckbox } from './featured-checkbox.tsx';

/** `failing` has the products whose demo isn't responding. */
export const productColumns = (
  failing: FailingSince,
  /** The ids of the products on the home page; undefined while loading. */
  featured: ReadonlySet<number> | undefined,
): readonly ListColumn<Product>[] => [
  {
    id: 'id',
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
    cell: ({ price }) => exactDollars(centsFromDecimal(price)),
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
