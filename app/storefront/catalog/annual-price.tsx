import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { Text } from '#ui/text';
import { annual } from '../../copy/storefront.ts';
import { briefMoney } from '../../format/money.ts';

type AnnualPriceProps = { product: Product; size?: 'small' | 'medium' };

/** What a product costs per year, and what that saves. Nothing without an annual plan. */
export function AnnualPrice({ product, size = 'medium' }: AnnualPriceProps) {
  const { annualOffered, annualPrice, monthlyPrice } = product;
  if (!annualOffered || annualPrice === null) return null;
  const cents = centsFromDecimal(annualPrice);
  const saved = 12 * centsFromDecimal(monthlyPrice) - cents;
  return (
    <Text size={size} tone="soft" numeric>
      {annual(briefMoney(cents), saved > 0 ? briefMoney(saved) : null)}
    </Text>
  );
}
