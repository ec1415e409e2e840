import type { Discount } from '#contract/admin-discounts';
import { paths } from '../../paths.ts';

/** The address that opens the checkout with a code, of the only product that it is for if it has one. */
export function linkTo(
  { code, productIds }: Pick<Discount, 'code' | 'productIds'>,
  origin: string,
): string {
  const [only, ...others] = productIds ?? [];
  const isForOne = only !== undefined && others.length === 0;
  return `${origin}${paths.checkoutWithCode(code, isForOne ? only : undefined)}`;
}
