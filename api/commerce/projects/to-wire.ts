import type { WithPerson } from '#api/identity/customers/find-people';
import type { Project } from '#contract/projects';
import type { ProjectRow } from '#db/schema/projects';
import { decimalFromCents } from '#db/values/money';
import { sanitizeRichText } from './sanitize-rich-text.ts';

export function projectToWire({ row, customer }: WithPerson<ProjectRow>): Project {
  return {
    ...row,
    customer,
    // Sanitized again on output, because imported rows may come from another program.
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
