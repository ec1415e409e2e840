/** What admins can do, as the audit trail names it. Free of the database library, as its rows are read in the browser. */

/** What an act is about. */
export const auditKinds = [
  'order',
  'refund',
  'cancellation',
  'product',
  'project',
  'ticket',
  'canned_reply',
  'mail',
  'reconciliation',
  'subscription',
  'account',
  'customer',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/**
 * Every act that leaves an entry; its kind stands before the dot. Entries name it for good: a verb
 * is added, never renamed or taken away.
 *
 * `started`: the shop goes on by itself from there, and what came of it stands with the thing.
 */
export const auditVerbs = [
  'order.started',
  'order.delivered',
  'order.credentials_replaced',
  'order.flag_settled',
  'order.restored',
  'refund.started',
  'cancellation.started',
  'product.created',
  'product.changed',
  'product.deleted',
  'project.changed',
  'ticket.changed',
  'ticket.guest_links_ended',
  'canned_reply.created',
  'canned_reply.changed',
  'canned_reply.deleted',
  'mail.retried',
  'reconciliation.started',
  'reconciliation.resumed',
  'subscription.refunded',
  'subscription.dismissed',
  'account.created',
  'account.renamed',
  'account.signed_in',
  'account.code_refused',
  'account.password_changed',
  'account.password_reset',
  'account.email_changed',
  'account.totp_enabled',
  'account.totp_disabled',
  'account.recovery_code_used',
  'account.recovery_codes_replaced',
  'customer.viewed',
  'customer.view_ended',
] as const satisfies readonly `${AuditKind}.${string}`[];
export type AuditVerb = (typeof auditVerbs)[number];

/** The fields that may be told of: none is secret, and none holds what a customer gave or wrote. */
export const auditFields = [
  'status',
  'paymentFlag',
  'priority',
  'assignedTo',
  'name',
  'title',
  'description',
  'text',
  'thumbnail',
  'demoUrl',
  'monthlyPrice',
  'annualPrice',
  'supportPackages',
  'featured',
  'active',
  'amount',
  'endSubscription',
] as const;
export type AuditField = (typeof auditFields)[number];

/** Too long to be kept: that they were changed is all that is told. */
export const unrecordedFields: readonly AuditField[] = ['description', 'text'];

/** Money as "19.00". */
export type AuditValue = string | boolean | null;

/** null before and after: what it was is not kept. */
export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue };
