import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import type { Column } from '#ui/table';
import { products as copy } from '../../copy/admin-products.ts';
import type { FailingSince } from '../../data/demo-health.ts';
import { formatShortDay } from '../../format/dates.ts';
import { exactDollars } from '../../format/money.ts';
import { statusOfProduct } from '../../format/status.ts';

/** `failing` has the products whose demo isn't responding. */
export const productColumns = (
  failing: FailingSince,
  /** The ids of the products on the home page; undefined while loading. */
  featured: ReadonlySet<number> | undefined,
): readonly Column<Product>[] => [
  { id: 'id', heading: copy.columns.id, width: 'short', cell: ({ id }) => id },
  {
    id: 'title',
    heading: copy.columns.title,
    primary: true,
    sortable: 'ascending',
    cell: ({ title }) => <bdi>{title}</bdi>,
  },
  {
    id: 'price',
    heading: copy.columns.price,
    width: 'medium',
    align: 'end',
    sortable: 'descending',
    cell: ({ price }) => exactDollars(centsFromDecimal(price)),
  },
  {
    id: 'status',
    heading: copy.columns.status,
    width: 'wide',
    cell: (product) => (
      <ProductStatus product={product} downSince={failing.get(product.id)} featured={featured} />
    ),
  },
];

type ProductStatusProps = {
  product: Product;
  downSince: string | undefined;
  featured: ReadonlySet<number> | undefined;
};

function ProductStatus({ product, downSince, featured }: ProductStatusProps) {
  const { label, tone } = statusOfProduct(product);
  const isHidden = product.active && featured?.has(product.id) === false;
  return (
    <Inline gap="xxs">
      <Badge tone={tone}>{label}</Badge>
      {product.featured && (
        <Badge tone={isHidden ? 'caution' : 'neutral'}>
          {isHidden ? copy.notShown : copy.featured}
        </Badge>
      )}
      {downSince && <Badge>{copy.demoDown(formatShortDay(downSince))}</Badge>}
    </Inline>
  );
}
