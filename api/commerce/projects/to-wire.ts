import type { Project } from '#contract/projects';
import { sanitizeRichText } from '#contract/rich-text';
import type { ProjectRow } from '#db/schema/projects';
import { decimalFromCents } from '#db/values/money';

export function projectToWire(row: ProjectRow): Project {
  return {
    ...row,
    // Sanitized again on output, because imported rows skip the contract's validation.
    additionalRequirements:
      row.additionalRequirements === null ? null : sanitizeRichText(row.additionalRequirements),
    amount: decimalFromCents(row.amount),
    deliveryDeadline: row.deliveryDeadline?.toISOString() ?? null,
    reviewDeadline: row.reviewDeadline?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
