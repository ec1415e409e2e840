import type { CancellationRequest } from '#contract/cancellations';
import type { CancellationRow } from '#db/schema/cancellation-requests';

/** `error` is for admins: what the provider said is no customer's business. */
export function cancellationToWire(
  row: CancellationRow,
  { withError = false } = {},
): CancellationRequest {
  const { id, customerId, orderId, reason, status, policyText } = row;
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
