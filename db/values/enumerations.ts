/**
 * Why a website counts as unreachable. Free of the database library, so the browser may import it.
 *
 * - unknown_name: its name has no address
 * - private_address: it is on a local network, which is never asked
 * - bad_certificate: its certificate has expired, is for another name or isn't trusted
 * - no_answer: no connection, or no answer in time
 * - error_status: it answers with an error, or redirects too often
 */
export const siteProblems = [
  'unknown_name',
  'private_address',
  'bad_certificate',
  'no_answer',
  'error_status',
] as const;

export type SiteProblem = (typeof siteProblems)[number];

/**
 * Why an admin has to review the payments of an order. The parameters of each code are typed in the
 * contract. Free of the database library, so the browser may import it.
 */
export const orderFlagCodes = [
  'duplicate_payment',
  'not_a_subscription',
  'currency_mismatch',
  'amount_mismatch',
  'unexpected_payment',
  'refund_failed',
  /** Raised by an earlier version, as text without a code. */
  'other',
] as const;

/** The texts that customers agree to or are told, each with versions of its own. */
export const legalDocuments = ['terms', 'privacy'] as const;

export type LegalDocument = (typeof legalDocuments)[number];

/** What a process of the shop does: answer requests, run jobs, or both. */
export const roles = ['web', 'worker', 'all'] as const;

export type Role = (typeof roles)[number];

/** The roles of admins, most powerful first. Free of the database library, so the browser may import it. */
export const adminRoles = ['owner', 'manager', 'support', 'delivery', 'read_only'] as const;

export type AdminRole = (typeof adminRoles)[number];

/** The values of enumerated columns. Free of the database library, so the browser may import it. */

export const projectStatuses = [
  'submitted',
  'in_progress',
  'delivered',
  'review',
  'completed',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Who wrote a ticket message. */
export const ticketSides = ['customer', 'shop'] as const;
export type TicketSide = (typeof ticketSides)[number];

export const customerTypes = ['existing', 'new'] as const;
export type CustomerType = (typeof customerTypes)[number];

export const orderStatuses = ['pending', 'in_progress', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The steps of making a website, from its payment to its delivery. */
export const deliveryStages = ['requirements', 'development', 'review', 'release'] as const;
export type DeliveryStage = (typeof deliveryStages)[number];

/** What the shop waits for while the delivery clock is paused. */
export const pauseReasons = ['brief', 'approval'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** A pause that is over. The instants are as Postgres writes them in JSON. */
export type EarlierPause = { reason: PauseReason; since: string; until: string };

export const paymentStatuses = [
  'pending',
  'paid',
  'failed',
  'cancelled',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const subscriptionStatuses = [
  'pending',
  'active',
  'past_due',
  'unpaid',
  'cancelled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const cancellationStatuses = ['pending', 'processing', 'completed', 'withdrawn'] as const;
export type CancellationStatus = (typeof cancellationStatuses)[number];

export const paymentKinds = ['paid', 'refund', 'dispute'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** How an admin resolved a subscription that matches no order. */
export const unmatchedResolutions = ['restored', 'refunded', 'dismissed'] as const;

export const planChangeStatuses = ['pending', 'applied', 'refused'] as const;
export type PlanChangeStatus = (typeof planChangeStatuses)[number];

/** How a subscription changes the monthly recurring revenue. */
export const mrrEventKinds = ['started', 'changed', 'ended'] as const;

/** How a customer's monthly recurring revenue moves. */
export const mrrMovements = ['new', 'expansion', 'contraction', 'churned', 'reactivated'] as const;
export type MrrMovement = (typeof mrrMovements)[number];

/** What the shop promises response times for. */
export const answerPromises = ['sales', 'support', 'urgent'] as const;
export type AnswerPromise = (typeof answerPromises)[number];

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

/** Which charges a discount reduces: the first, those of some months, or all. */
export const discountDurations = ['once', 'repeating', 'forever'] as const;
export type DiscountDuration = (typeof discountDurations)[number];

/** How the shop answered a remark about a preview. */
export const remarkAnswers = ['done', 'declined'] as const;
export type RemarkAnswer = (typeof remarkAnswers)[number];

/** The statuses of a subscription that has started and not ended. */
export const runningStatuses: readonly SubscriptionStatus[] = ['active', 'past_due', 'unpaid'];

export function isRunning(status: SubscriptionStatus): boolean {
  return runningStatuses.includes(status);
}

/** Whether a renewal is unpaid, whether or not the provider is still retrying the card. */
export function isPastDue(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'unpaid';
}
