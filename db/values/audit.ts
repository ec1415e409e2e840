/** The actions in the audit log. Free of the database library, so the browser may import it. */

/** What an action applies to. */
export const auditKinds = [
  'order',
  'refund',
  'cancellation',
  'product',
  'discount',
  'project',
  'ticket',
  'canned_reply',
  'mail',
  'job',
  'webhook',
  'reconciliation',
  'subscription',
  'account',
  'customer',
  'settings',
  'list_view',
  'admin',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/**
 * Every action that writes an entry; its kind comes before the dot. Entries are never changed, so
 * add actions, but do not rename or remove them.
 *
 * `started`: the shop continues in the background and records the outcome with the subject.
 */
export const auditVerbs = [
  'order.started',
  'order.stage_changed',
  'order.delivered',
  'order.delivered_anyway',
  'order.credentials_replaced',
  'order.live_address_changed',
  'order.cancellation_started',
  'order.flag_settled',
  'order.restored',
  'order.brief_downloaded',
  'order.brief_questions_added',
  'order.brief_question_changed',
  'order.brief_question_removed',
  'order.guest_link_sent',
  'order.guest_links_ended',
  'order.conversation_opened',
  'order.remark_answered',
  'refund.started',
  'cancellation.started',
  'product.created',
  'product.changed',
  'product.moved',
  'product.deleted',
  'discount.created',
  'discount.ended',
  'project.changed',
  'ticket.changed',
  'ticket.merged',
  'ticket.guest_links_ended',
  'canned_reply.created',
  'canned_reply.changed',
  'canned_reply.deleted',
  'mail.retried',
  'mail.tested',
  'job.retried',
  'job.discarded',
  'webhook.replayed',
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
  'customer.note_added',
  'customer.note_changed',
  'customer.note_deleted',
  'customer.session_ended',
  'customer.sessions_ended',
  'customer.billing_changed',
  'customer.merged',
  'customer.exported',
  'customer.erased',
  'settings.changed',
  'settings.restored',
  'settings.legal_published',
  'settings.legal_withdrawn',
  'list_view.created',
  'list_view.changed',
  'list_view.deleted',
  'admin.invited',
  'admin.invitation_resent',
  'admin.invitation_revoked',
  'admin.joined',
  'admin.role_changed',
  'admin.removed',
  'admin.signed_out',
  'admin.sign_in_policy_changed',
] as const satisfies readonly `${AuditKind}.${string}`[];
export type AuditVerb = (typeof auditVerbs)[number];

/** The fields that entries may record: never secrets or customer data. */
export const auditFields = [
  'status',
  'stage',
  'previewUrl',
  'paymentFlag',
  'priority',
  'assignedTo',
  'snoozedUntil',
  'mergedInto',
  'name',
  'title',
  'description',
  'text',
  'thumbnail',
  'pictures',
  'details',
  'briefSections',
  'demoUrl',
  'liveUrl',
  'websiteCheck',
  'domainCheck',
  'monthlyPrice',
  'annualPrice',
  'supportPackages',
  'category',
  'featured',
  'active',
  'archived',
  'shared',
  'owner',
  'amount',
  'endSubscription',
  'cancellationEnd',
  'billingDetails',
  'guest',
  'role',
  'requireTwoFactor',
] as const;
export type AuditField = (typeof auditFields)[number];

/**
 * Entries only record that these changed: texts are too long, the address of a customer's website may
 * contain their name, and billing details are personal.
 */
export const unrecordedFields: readonly AuditField[] = [
  'description',
  'text',
  'briefSections',
  'previewUrl',
  'liveUrl',
  'billingDetails',
];

/** Money as "19.00". */
export type AuditValue = string | boolean | null;

/** null before and after: the values are not recorded. */
export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue };
