import { checkedDiscountToWire } from '#api/catalog/discounts/to-wire';
import type { PlacedOrder } from '#contract/checkout';
import type { DiscountRow } from '#db/schema/discounts';
import type { OrderRow } from '#db/schema/orders';
import { decimalFromCents } from '#db/values/money';

export function toPlacedOrder(order: OrderRow, discount: DiscountRow | null): PlacedOrder {
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
    discount: discount && {
      ...checkedDiscountToWire(discount),
      amount: decimalFromCents(order.discountAmount),
    },
  };
}
