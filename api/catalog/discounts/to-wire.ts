import type { Discount, DiscountUse } from '#contract/admin-discounts';
import type { CheckedDiscount, DiscountTerms, OrderDiscount } from '#contract/discounts';
import { shownMoney } from '#contract/money-format';
import type { DiscountRow } from '#db/schema/discounts';
import type { OrderRow } from '#db/schema/orders';
import { decimalFromCents } from '#db/values/money';
import type { DiscountWithUses } from './list.ts';

export function discountTerms(row: DiscountRow): DiscountTerms {
  const { percentOff, amountOff, duration, durationMonths, billingIntervals } = row;
  return {
    percentOff,
    amountOff: amountOff === null ? null : decimalFromCents(amountOff),
    duration,
    durationMonths,
    billingIntervals,
  };
}

export function checkedDiscountToWire(row: DiscountRow): CheckedDiscount {
  return { code: row.code, currency: shownMoney().currency, ...discountTerms(row) };
}

export function orderDiscountToWire(row: DiscountRow, endsAt: Date | null): OrderDiscount {
  return { ...checkedDiscountToWire(row), endsAt: text(endsAt) };
}

export function discountToWire(row: DiscountWithUses, now: Date): Discount {
  const { id, productIds, maxUses, maxUsesPerCustomer, uses, heldUses, createdAt } = row;
  return {
    id,
    ...checkedDiscountToWire(row),
    productIds,
    maxUses,
    maxUsesPerCustomer,
    startsAt: text(row.startsAt),
    endsAt: text(row.endsAt),
    endedAt: text(row.endedAt),
    status: statusOf(row, now),
    uses,
    heldUses,
    createdAt: createdAt.toISOString(),
  };
}

export function discountUseToWire(order: OrderRow): DiscountUse {
  const { orderId, customerName, customerEmail, productTitle, discountAmount, paidAt } = order;
  return {
    orderId,
    customerName,
    customerEmail,
    productTitle,
    discountAmount: decimalFromCents(discountAmount),
    paidAt: text(paidAt),
  };
}

function statusOf(row: DiscountWithUses, now: Date): Discount['status'] {
  const { startsAt, endsAt, endedAt, maxUses, uses } = row;
  if (endedAt || (endsAt && endsAt <= now)) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  return startsAt && now < startsAt ? 'scheduled' : 'active';
}

function text(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
