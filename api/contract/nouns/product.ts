import type { Noun } from '../noun.ts';
import { auditedProductFields, productFields } from '../product-fields.ts';

export const productHeadings = {
  id: 'ID',
  title: productFields.title.label,
  price: productFields.price.label,
  active: 'Status',
  archivedAt: 'Archived',
  category: productFields.category.label,
  featured: productFields.featured.label,
  createdAt: 'Created',
} as const;

export const product = {
  name: 'Products',
  acts: {
    created: 'Created product',
    changed: 'Updated product',
    moved: 'Moved product',
    deleted: 'Deleted product',
  },
  fields: {
    ...auditedProductFields,
    monthlyPrice: { label: 'Monthly price', kind: 'money' },
    archived: 'Archived',
  },
  update: 'product.changed',
  permissions: {
    'products.change': { allows: 'Change products and categories', roles: ['owner', 'manager'] },
  },
} as const satisfies Noun;
