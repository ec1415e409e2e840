import type { CancellationRequest, ListedCancellation } from '#contract/cancellations';
import type { CancellationRow } from '#db/schema/cancellation-requests';
import type { CancellationWithOrder } from './list.ts';

/** `error` is only shown to admins. */
export function cancellationToWire(
  row: CancellationRow,
  { withError = false } = {},
): CancellationRequest {
  const { id, customerId, orderId, reason, status, policyText } = row;
  if (customerId === null) throw new Error('The shop’s own cancellations are not requests');
  return {
    id,
    customerId,
    orderId,
    reason,
    status,
    policyText,
    requestedAt: row.requestedAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    error: withError ? row.error : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function listedCancellationToWire(known: CancellationWithOrder): ListedCancellation {
  const { request, order, customer } = known;
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return {
    ...cancellationToWire(request, { withError: true }),
    order: { orderId: order.orderId, productTitle: order.productTitle },
    customer: { email: customer.email, name: name || order.customerName },
  };
}
