import type { OrderPrice } from '#contract/plans';
import type { OrderRow } from '#db/schema/orders';

export function priceColumns(price: OrderPrice) {
  return {
    monthlyProductPrice: price.productMonthlyCents,
    supportPackagePrice: price.supportMonthlyCents,
    totalMonthlyAmount: price.totalMonthlyCents,
    intervalProductPrice: price.intervalProductCents,
    intervalSupportPrice: price.intervalSupportCents,
    intervalTotal: price.intervalTotalCents,
  } satisfies Partial<OrderRow>;
}
