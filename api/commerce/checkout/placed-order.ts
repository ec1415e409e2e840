import { checkedDiscountToWire } from '#api/catalog/discounts/to-wire';
import type { PlacedOrder } from '#contract/checkout';
import type { DiscountRow } from '#db/schema/discounts';
import type { OrderTaxRow } from '#db/schema/order-taxes';
import type { OrderRow } from '#db/schema/orders';
import { decimalFromCents } from '#db/values/money';
import { intervalPriceOf } from '../orders/discount.ts';
import { placedTaxToWire } from '../tax/purchase-tax.ts';

type Terms = { discount: DiscountRow | null; tax: OrderTaxRow | null };

export function toPlacedOrder(order: OrderRow, { discount, tax }: Terms): PlacedOrder {
  return {
    orderId: order.orderId,
    productId: order.productId,
    productTitle: order.productTitle,
    billingInterval: order.billingInterval,
    supportPackage: order.supportPackage,
    intervalProductPrice: decimalFromCents(order.intervalProductPrice),
    intervalSupportPrice: decimalFromCents(order.intervalSupportPrice),
    totalAmount: decimalFromCents(order.intervalTotal),
    totalMonthlyAmount: decimalFromCents(order.totalMonthlyAmount),
    currency: order.currency,
    discount: discount && {
      ...checkedDiscountToWire(discount),
      amount: decimalFromCents(order.discountAmount),
    },
    tax: tax && placedTaxToWire(tax, { price: intervalPriceOf(order), currency: order.currency }),
  };
}
