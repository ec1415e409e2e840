import type { Database } from '#db/client';
import { products } from '#db/schema/products';

/** Adds a product. */
export async function aProduct(database: Database, values: Partial<typeof products.$inferInsert>) {
  const [product] = await database.db
    .insert(products)
    .values({
      title: 'Saltmarsh',
      description: 'For restaurants.',
      demoUrl: '/demos/saltmarsh/',
      monthlyPrice: 1900,
      annualPrice: 19900,
      ...values,
    })
    .returning();
  if (!product) throw new Error('The product was not written');
  return product;
}
