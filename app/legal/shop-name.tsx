import { brand } from '#contract/brand';

/** As in the text that customers accepted. Admins rename the shop, but not what was accepted. */
export function ShopName() {
  return brand.name;
}
