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

/** What a badge says and in which colour. */
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

/** A word means the same wherever it stands, so one colour a word does for every noun. */
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
  closed: 'neutral',
  processing: 'neutral',
  withdrawn: 'neutral',
  refunded: 'neutral',
  partially_refunded: 'neutral',
  queued: 'neutral',
  sent: 'neutral',
  low: 'neutral',
  medium: 'neutral',
  high: 'neutral',
  urgent: 'neutral',
};

/** 'in_progress' → 'In progress', yellow. A value that nobody foresaw is readable and neutral. */
export function statusOf(value: string): Status {
  return { label: sentenceCase(value), tone: isStored(value) ? tones[value] : 'neutral' };
}

/** Of a product is stored whether it is for sale, not a word for it. */
export function statusOfProduct({ active }: Pick<Product, 'active'>): Status {
  const status: ProductStatus = active ? 'active' : 'inactive';
  return statusOf(status);
}

function isStored(value: string): value is StoredStatus {
  return Object.hasOwn(tones, value);
}
