import type { Noun } from '../noun.ts';
import { supportName } from '../support-packages.ts';

export const productHeadings = {
  id: 'ID',
  title: 'Title',
  price: 'Price',
  active: 'Status',
  archivedAt: 'Archived',
  category: 'Category',
  featured: 'Featured',
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
    description: { label: 'Description', unrecorded: true },
    thumbnail: 'Thumbnail',
    pictures: 'Pictures',
    details: 'Pages and details',
    briefSections: { label: 'Brief', unrecorded: true },
    demoUrl: 'Demo URL',
    monthlyPrice: { label: 'Monthly price', kind: 'money' },
    annualPrice: { label: 'Annual price', kind: 'money' },
    supportPackages: {
      label: 'Included support',
      show: (list) => list.split(', ').map(supportName).join(', '),
    },
    category: 'Category',
    featured: 'Featured',
    active: 'Active',
    archived: 'Archived',
  },
  update: 'product.changed',
  permissions: {
    'products.change': { allows: 'Change products and categories', roles: ['owner', 'manager'] },
  },
} as const satisfies Noun;
