import * as v from 'valibot';
import { CategoryRename, ProductMove } from '../catalog.ts';
import { DemoHealth, FailingDemos } from '../demo-health.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { productHeadings } from '../nouns/product.ts';
import { NewProduct, ProductChange } from '../product-form.ts';
import { ArchivedProduct, Product, ProductList, ProductListQuery } from '../products.ts';
import { sentenceCase } from '../sentence-case.ts';
import { UploadedPicture } from '../uploads.ts';

export const listProducts = defineEndpoint('GET /api/products', {
  summary: 'List products in catalog order: active ones, or all but archived ones for admins',
  access: 'anyone',
  programs: 'stable',
  query: ProductListQuery,
  answers: { 200: ProductList },
  csv: {
    headings: productHeadings,
    words: {
      active: productStatus,
    },
  },
});

export const getProduct = defineEndpoint('GET /api/products/:id', {
  summary: 'Get a product; of an archived one, only admins get more than its title and image',
  access: 'anyone',
  programs: 'stable',
  answers: { 200: v.union([Product, ArchivedProduct]) },
  failures: ['not_found'],
});

export const createProduct = defineEndpoint('POST /api/products', {
  summary: 'Create a product',
  access: 'admin',
  programs: 'stable',
  permission: 'products.change',
  body: NewProduct,
  example: {
    title: 'Harbor',
    description: 'For restaurants.',
    demoUrl: '/demos/harbor/',
    monthlyPrice: '29.00',
  },
  answers: { 201: Product },
});

export const updateProduct = defineEndpoint('PATCH /api/products/:id', {
  summary: 'Update a product',
  access: 'admin',
  programs: 'stable',
  permission: 'products.change',
  body: ProductChange,
  answers: { 200: Product },
  failures: ['not_found', 'conflict'],
});

export const moveProduct = defineEndpoint('POST /api/products/:id/move', {
  summary: 'Move a product before or after another one in the catalog',
  access: 'admin',
  programs: 'internal',
  permission: 'products.change',
  body: ProductMove,
  answers: { 200: Done },
  failures: ['not_found'],
});

export const renameCategory = defineEndpoint('POST /api/admin/categories/rename', {
  summary: 'Rename a category, or merge it into another one',
  access: 'admin',
  programs: 'internal',
  permission: 'products.change',
  body: CategoryRename,
  answers: { 200: Done },
  failures: ['not_found'],
});

export const deleteProduct = defineEndpoint('DELETE /api/products/:id', {
  summary: 'Delete a product, or hide it permanently if it has orders',
  access: 'admin',
  programs: 'stable',
  permission: 'products.change',
  answers: { 200: Done },
  failures: ['not_found'],
});

export const uploadPicture = defineEndpoint('POST /api/admin/uploads', {
  summary: 'Upload a product image',
  access: 'admin',
  programs: 'internal',
  permission: 'products.change',
  body: 'application/octet-stream',
  answers: { 201: UploadedPicture },
  failures: ['validation'],
});

export const getDemoHealth = defineEndpoint('GET /api/products/:id/demo-health', {
  summary: 'Check whether a product’s demo is up',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: DemoHealth },
  failures: ['not_found'],
});

export const listFailingDemos = defineEndpoint('GET /api/admin/failing-demos', {
  summary: 'List demos that are down',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: FailingDemos },
});

function productStatus(active: unknown, row: object): string {
  const isArchived = 'archivedAt' in row && row.archivedAt !== null;
  return sentenceCase(isArchived ? 'archived' : active ? 'active' : 'inactive');
}
