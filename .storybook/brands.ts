import type { Brand } from '../ui/brand.ts';
import { defaultBrand } from '../ui/default-brand.ts';
import { secondBrand } from './second-brand.ts';

/** The brands of the toolbar, by their value of `data-brand`. */
export const brands = { default: defaultBrand, second: secondBrand } satisfies Record<
  string,
  Brand
>;

/** The brand that the toolbar selects. */
export function getBrand(globals: Partial<Record<string, unknown>>): Brand {
  return globals.brand === 'second' ? brands.second : brands.default;
}
