import type { orders } from '#db/schema/orders';
import type { products } from '#db/schema/products';
import { buy } from './buy.ts';
import type { TestShop } from './shop.ts';

type Wishes = {
  product?: Partial<typeof products.$inferInsert>;
  purchase?: Partial<Pick<typeof orders.$inferInsert, 'billingInterval' | 'supportPackage'>>;
  card?: string;
};

/** Creates a signed-in customer with a paid order. */
export async function aSubscriber(shop: TestShop, { product, purchase, card }: Wishes = {}) {
  const person = await shop.signIn();
  const website = await shop.aProduct(product);
  const order = await buy(shop, person.cookie, { productId: website.id, ...purchase }, card);
  return { ...person, product: website, order };
}
