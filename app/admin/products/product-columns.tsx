import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/table';
import { products as words } from '../../copy/admin-products.ts';
import { exactDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';

export const productColumns: readonly Column<Product>[] = [
  { id: 'id', heading: words.columns.id, width: 'short', cell: ({ id }) => id },
  {
    id: 'title',
    heading: words.columns.title,
    primary: true,
    sortable: 'ascending',
    cell: ({ title }) => <bdi>{title}</bdi>,
  },
  {
    id: 'price',
    heading: words.columns.price,
    width: 'medium',
    align: 'end',
    sortable: 'descending',
    cell: ({ price }) => exactDollars(centsFromDecimal(price)),
  },
  { id: 'status', heading: words.columns.status, width: 'medium', cell: status },
];

function status({ active }: Product) {
  const { label, tone } = statusOf(active ? 'active' : 'inactive');
  return <Badge tone={tone}>{label}</Badge>;
}
