import { orderDiscountToWire } from '#api/catalog/discounts/to-wire';
import type { DeliveryBoard } from '#contract/delivery-stages';
import { openFlags } from '#contract/order-flags';
import type { OrderEvent } from '#contract/order-timeline';
import type { Order, OrderDetails, OrderTax } from '#contract/orders';
import type { Payment } from '#contract/payments';
import type { OrderFlagRow } from '#db/schema/order-flags';
import type { OrderTaxRow } from '#db/schema/order-taxes';
import type { PaymentRow } from '#db/schema/payments';
import { decimalFromCents } from '#db/values/money';
import { movementTypeOf } from '../payments/ledger.ts';
import { chargeTaxToWire } from '../tax/charge-tax.ts';
import type { BoardColumn } from './delivery/board.ts';
import { deliveryClockOf } from './delivery/deadline.ts';
import { siteCheckToWire } from './delivery/live-address.ts';
import { describeFlagRow } from './flags.ts';
import type { OrderWithDetails, OrderWithFlags } from './service.ts';
import type { OrderEventFacts } from './timeline.ts';

export function orderToWire({ order, product, flags, tax }: OrderWithFlags): Order {
  const {
    pauseReason: _reason,
    pausedAt: _since,
    resumedAt: _until,
    clockStartAt: _start,
    earlierPauses: _,
    emailUnsentSince: _unsent,
    // Each of them would open the purchase.
    checkoutId: _id,
    checkoutUrl: _url,
    checkoutSecretHash: _hash,
    ...own
  } = order;
  return {
    ...own,
    ...deliveryClockOf(order),
    ...flagsToWire(flags),
    supportPackagePrice: decimalFromCents(order.supportPackagePrice),
    monthlyProductPrice: decimalFromCents(order.monthlyProductPrice),
    totalMonthlyAmount: decimalFromCents(order.totalMonthlyAmount),
    intervalProductPrice: decimalFromCents(order.intervalProductPrice),
    intervalSupportPrice: decimalFromCents(order.intervalSupportPrice),
    intervalTotal: decimalFromCents(order.intervalTotal),
    discountAmount: decimalFromCents(order.discountAmount),
    discountHeldUntil: text(order.discountHeldUntil),
    discountEndsAt: text(order.discountEndsAt),
    tax: tax && orderTaxToWire(tax),
    stageSince: text(order.stageSince),
    startedAt: text(order.startedAt),
    deliveredAt: text(order.deliveredAt),
    siteDownSince: text(order.siteDownSince),
    checkoutExpiresAt: text(order.checkoutExpiresAt),
    paidAt: text(order.paidAt),
    nextChargeAt: text(order.nextChargeAt),
    cancelAt: text(order.cancelAt),
    pastDueSince: text(order.pastDueSince),
    endedAt: text(order.endedAt),
    syncedAt: text(order.syncedAt),
    acceptedAt: order.acceptedAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    totalAmount: decimalFromCents(order.totalMonthlyAmount),
    productPrice: decimalFromCents(order.monthlyProductPrice),
    product: {
      id: product.id,
      title: order.productTitle,
      description: product.description,
      thumbnail: product.thumbnail,
      demoUrl: product.demoUrl || null,
    },
  };
}

export function orderDetailsToWire(found: OrderWithDetails): OrderDetails {
  return {
    ...orderToWire(found),
    payments: found.payments.map(paymentToWire),
    discount: found.discount && orderDiscountToWire(found.discount, found.order.discountEndsAt),
    credentialLabels: found.credentialLabels,
    siteCheck: found.siteCheck && siteCheckToWire(found.siteCheck),
    openCancellation: found.openCancellation && {
      when: found.openCancellation.endsNow ? 'now' : 'period_end',
      requestedAt: found.openCancellation.requestedAt.toISOString(),
      error: found.openCancellation.error,
    },
    stages: found.stages.map(({ stage, at, by }) => ({ stage, at: at.toISOString(), by })),
  };
}

export function boardToWire(columns: BoardColumn[]): DeliveryBoard {
  return columns.map(({ stage, count, orders }) => ({
    stage,
    count,
    orders: orders.map(({ order, assignee }) => ({
      id: order.id,
      orderId: order.orderId,
      customerName: order.customerName,
      productTitle: order.productTitle,
      stage,
      stageSince: text(order.stageSince),
      previewUrl: order.previewUrl,
      assignee,
      stageVersion: order.stageVersion,
      ...deliveryClockOf(order),
    })),
  }));
}

export function orderEventToWire({ kind, at, amount, detail }: OrderEventFacts): OrderEvent {
  return {
    kind,
    at: at.toISOString(),
    amount: amount === undefined ? null : decimalFromCents(amount),
    detail: detail ?? null,
  };
}

function flagsToWire(
  rows: readonly OrderFlagRow[],
): Pick<Order, 'flags' | 'paymentFlags' | 'settledFlags'> {
  const flags = rows.map((row) => ({
    id: row.id,
    code: row.code,
    text: describeFlagRow(row),
    raisedAt: row.raisedAt.toISOString(),
    settledAt: text(row.settledAt),
  }));
  const settled = flags.flatMap(({ text, settledAt }) => (settledAt ? [{ text, settledAt }] : []));
  return {
    flags,
    paymentFlags: openFlags({ flags }).map(({ text }) => text),
    settledFlags: settled.toSorted((one, other) => one.settledAt.localeCompare(other.settledAt)),
  };
}

export function paymentToWire(row: PaymentRow): Payment {
  const { id, kind, providerId, amount, tax, taxPercentage, currency, occurredAt } = row;
  return {
    id,
    kind,
    meaning: movementTypeOf(row),
    providerId,
    amount: decimalFromCents(amount),
    tax: decimalFromCents(tax),
    taxRate: taxPercentage,
    currency,
    occurredAt: occurredAt.toISOString(),
  };
}

function orderTaxToWire(row: OrderTaxRow): OrderTax {
  const { country, region, taxNumber, numberStatus: status, numberAnswer: answer } = row;
  const numberCheck =
    taxNumber === null ? null : { status, checkedAt: text(row.numberCheckedAt), answer };
  return { ...chargeTaxToWire(row, row.amount), country, region, taxNumber, numberCheck };
}

function text(instant: Date | null): string | null {
  return instant ? instant.toISOString() : null;
}
