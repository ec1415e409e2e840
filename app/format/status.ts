import type { Product, productStatuses } from '#contract/products';
import { sentenceCase } from '#contract/sentence-case';
import type {
  CancellationStatus,
  MailStatus,
  OrderStatus,
  PaymentStatus,
  ProjectStatus,
  RefundStatus,
  SubscriptionStatus,
  TicketPriority,
  TicketStatus,
} from '#db/values/enumerations';
import type { BadgeProps } from '#ui/badge';

/** Label and tone of a status badge. */
export type Status = { label: string; tone: NonNullable<BadgeProps['tone']> };

type ProductStatus = (typeof productStatuses)[number];

type StoredStatus =
  | ProductStatus
  | ProjectStatus
  | TicketStatus
  | TicketPriority
  | OrderStatus
  | PaymentStatus
  | SubscriptionStatus
  | CancellationStatus
  | RefundStatus
  | MailStatus;

/** Each status has the same tone everywhere. */
const tones: Record<StoredStatus, Status['tone']> = {
  submitted: 'info',
  in_progress: 'caution',
  delivered: 'promote',
  review: 'notice',
  completed: 'positive',
  resolved: 'positive',
  active: 'positive',
  paid: 'positive',
  succeeded: 'positive',
  open: 'critical',
  pending: 'critical',
  failed: 'critical',
  cancelled: 'critical',
  past_due: 'critical',
  unpaid: 'critical',
  disputed: 'critical',
  inactive: 'neutral',
  archived: 'neutral',
  closed: 'neutral',
  processing: 'neutral',
  withdrawn: 'neutral',
  refunded: 'neutral',
  partially_refunded: 'neutral',
  queued: 'caution',
  sent: 'neutral',
  low: 'neutral',
  medium: 'neutral',
  high: 'neutral',
  urgent: 'neutral',
};

/** 'in_progress' → 'In progress'. Unknown values get a readable label and a neutral tone. */
export function statusOf(value: string): Status {
  // The provider's word for a renewal that it no longer tries.
  const said = value === 'unpaid' ? 'past_due' : value;
  return { label: sentenceCase(said), tone: isStored(value) ? tones[value] : 'neutral' };
}

/** Products store `active` and `archivedAt` instead of a status. */
export function statusOfProduct({
  active,
  archivedAt,
}: Pick<Product, 'active' | 'archivedAt'>): Status {
  const offered: ProductStatus = active ? 'active' : 'inactive';
  return statusOf(archivedAt ? 'archived' : offered);
}

function isStored(value: string): value is StoredStatus {
  return Object.hasOwn(tones, value);
}
