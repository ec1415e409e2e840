import type { WithPerson } from '#api/identity/customers/find-people';
import type { Project } from '#contract/projects';
import { sanitizeRichText } from '#contract/rich-text';
import type { ProjectRow } from '#db/schema/projects';
import { decimalFromCents } from '#db/values/money';

export function projectToWire({ row, customer }: WithPerson<ProjectRow>): Project {
  return {
    ...row,
    customer,
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
