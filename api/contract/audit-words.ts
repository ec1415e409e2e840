import type { AuditField, AuditKind, AuditVerb } from '#db/values/audit';
import { deliveryStages } from '#db/values/enumerations';
import type { AuditChange } from './audit.ts';
import { stageName } from './describe-delivery.ts';
import { discountDurationNames, discountHeadings } from './list-headings.ts';
import { adminRoles, roleNames } from './permissions.ts';
import { sentenceCase } from './sentence-case.ts';
import { settingChoices, settingLabels } from './setting-labels.ts';
import { supportName } from './support-packages.ts';

/** What was done, before the name of what it was done to: 'Delivered order ACC…'. */
export const auditActs: Record<AuditVerb, string> = {
  'order.started': 'Started work on order',
  'order.stage_changed': 'Updated the delivery of order',
  'order.delivered_anyway': 'Delivered despite failed checks: order',
  'order.delivered': 'Delivered order',
  'order.credentials_replaced': 'Replaced the credentials of order',
  'order.live_address_changed': 'Changed the live address of order',
  'order.cancellation_started': 'Started cancelling the subscription of order',
  'order.flag_settled': 'Resolved flags on order',
  'order.restored': 'Restored order',
  'order.brief_downloaded': 'Downloaded the brief of order',
  'order.brief_questions_added': 'Added questions to the brief of order',
  'order.brief_question_changed': 'Reworded a question in the brief of order',
  'order.brief_question_removed': 'Removed a question from the brief of order',
  'order.guest_link_sent': 'Emailed a new link to order',
  'order.guest_links_ended': 'Revoked the emailed links to order',
  'order.email_corrected': 'Corrected the email address of order',
  'order.conversation_opened': 'Opened the conversation of order',
  'order.remark_answered': 'Answered a remark about order',
  'refund.started': 'Started a refund for order',
  'cancellation.started': 'Started processing the cancellation of order',
  'product.created': 'Created product',
  'product.changed': 'Updated product',
  'product.moved': 'Moved product',
  'product.deleted': 'Deleted product',
  'discount.created': 'Created discount code',
  'discount.ended': 'Ended discount code',
  'project.changed': 'Updated project',
  'ticket.changed': 'Updated ticket',
  'ticket.merged': 'Merged ticket',
  'ticket.guest_links_ended': 'Revoked guest links to ticket',
  'canned_reply.created': 'Created canned reply',
  'canned_reply.changed': 'Updated canned reply',
  'canned_reply.deleted': 'Deleted canned reply',
  'mail.retried': 'Resent email:',
  'mail.tested': 'Sent a test email:',
  'job.retried': 'Retried job',
  'job.discarded': 'Discarded job',
  'webhook.replayed': 'Replayed event',
  'reconciliation.started': 'Started reconciliation',
  'reconciliation.resumed': 'Resumed reconciliation',
  'subscription.refunded': 'Ended and refunded subscription',
  'subscription.dismissed': 'Dismissed subscription',
  'account.created': 'Created the admin account of',
  'account.renamed': 'Changed their name',
  'account.signed_in': 'Signed in',
  'account.code_refused': 'Entered a wrong two-factor code',
  'account.password_changed': 'Changed their password',
  'account.password_reset': 'Reset their password by email',
  'account.email_changed': 'Changed their email address',
  'account.totp_enabled': 'Turned on two-factor authentication',
  'account.totp_disabled': 'Turned off two-factor authentication',
  'account.recovery_code_used': 'Used a recovery code',
  'account.recovery_codes_replaced': 'Generated new recovery codes',
  'customer.viewed': 'Started viewing as customer',
  'customer.view_ended': 'Stopped viewing as customer',
  'customer.note_added': 'Added a note about customer',
  'customer.note_changed': 'Edited a note about customer',
  'customer.note_deleted': 'Deleted a note about customer',
  'customer.session_ended': 'Ended a session of customer',
  'customer.sessions_ended': 'Signed out everywhere: customer',
  'customer.billing_changed': 'Updated the billing details of customer',
  'customer.merged': 'Merged guests into customer',
  'customer.exported': 'Exported the data of customer',
  'customer.erased': 'Erased the data of customer',
  'settings.changed': 'Changed settings:',
  'settings.restored': 'Restored settings:',
  'settings.legal_published': 'Published legal text:',
  'settings.legal_withdrawn': 'Withdrew legal text:',
  'list_view.created': 'Shared view',
  'list_view.changed': 'Updated shared view',
  'list_view.deleted': 'Deleted shared view',
  'admin.invited': 'Invited to become an admin:',
  'admin.invitation_resent': 'Resent the invitation of',
  'admin.invitation_revoked': 'Revoked the invitation of',
  'admin.joined': 'Accepted their invitation:',
  'admin.role_changed': 'Changed the role of',
  'admin.removed': 'Removed the admin access of',
  'admin.signed_out': 'Ended the sessions of',
  'admin.sign_in_policy_changed': 'Changed how admins sign in:',
};

export const auditKindNames: Record<AuditKind, string> = {
  order: 'Orders',
  refund: 'Refunds',
  cancellation: 'Cancellations',
  product: 'Products',
  discount: 'Discount codes',
  project: 'Projects',
  ticket: 'Support tickets',
  canned_reply: 'Canned replies',
  mail: 'Emails',
  job: 'Jobs',
  webhook: 'Payment events',
  reconciliation: 'Reconciliation',
  subscription: 'Subscriptions without an order',
  account: 'Admin accounts',
  customer: 'Customers',
  settings: 'Settings',
  list_view: 'Shared views',
  admin: 'People and roles',
};

export const auditFieldNames: Record<AuditField, string> = {
  status: 'Status',
  stage: 'Stage',
  previewUrl: 'Preview address',
  paymentFlag: 'Flag',
  priority: 'Priority',
  assignedTo: 'Assigned to',
  snoozedUntil: 'Snoozed until',
  mergedInto: 'Merged into',
  name: 'Name',
  title: 'Title',
  description: 'Description',
  text: 'Text',
  thumbnail: 'Thumbnail',
  pictures: 'Pictures',
  details: 'Pages and details',
  briefSections: 'Brief',
  demoUrl: 'Demo URL',
  liveUrl: 'Live address',
  customerEmail: 'Email address',
  websiteCheck: 'Website',
  domainCheck: 'Domain',
  monthlyPrice: 'Monthly price',
  annualPrice: 'Annual price',
  supportPackages: 'Included support',
  category: 'Category',
  featured: 'Featured',
  active: 'Active',
  archived: 'Archived',
  shared: 'Shared with all admins',
  view: 'Filters and columns',
  owner: 'Owner',
  amount: 'Amount',
  endSubscription: 'End subscription',
  cancellationEnd: 'Ends',
  billingDetails: 'Billing details',
  guest: 'Guest',
  role: 'Role',
  requireTwoFactor: 'Two-factor authentication required',
  question: 'Question',
  questions: 'Questions',
  credentials: 'Credentials',
  note: 'Note',
  message: 'Message',
  reason: 'Reason',
  percentOff: discountHeadings.percentOff,
  amountOff: discountHeadings.amountOff,
  duration: discountHeadings.duration,
  durationMonths: discountHeadings.durationMonths,
  products: 'Products',
  billingIntervals: discountHeadings.billingIntervals,
  maxUses: discountHeadings.maxUses,
  maxUsesPerCustomer: 'Uses per customer',
  startsAt: 'Starts',
  endsAt: discountHeadings.endsAt,
  ...settingLabels,
};

/** What a check before a delivery found. */
export const auditCheckNames: Record<string, string> = {
  unknown_name: 'the domain doesn’t resolve',
  private_address: 'on a private network',
  bad_certificate: 'no valid certificate',
  no_answer: 'no answer',
  error_status: 'responds with an error',
  not_yet: 'doesn’t point to our servers',
  no_such_domain: 'no DNS records',
};

const none = 'none';

const intervalNames = { month: 'Monthly', year: 'Annual' } as const;

function nameIn(names: Readonly<Record<string, string>>) {
  return (value: string) => names[value] ?? value;
}

const words: Partial<Record<AuditField, (value: string) => string>> = {
  status: sentenceCase,
  priority: sentenceCase,
  stage: (value) => {
    const stage = deliveryStages.find((known) => known === value);
    return stage ? stageName(stage) : value;
  },
  role: (value) => {
    const role = adminRoles.find((known) => known === value);
    return role ? roleNames[role].one : value;
  },
  cancellationEnd: (when) => (when === 'now' ? 'immediately' : 'with the paid period'),
  websiteCheck: (problem) => auditCheckNames[problem] ?? problem,
  domainCheck: (problem) => auditCheckNames[problem] ?? problem,
  percentOff: (percent) => `${percent}%`,
  duration: nameIn(discountDurationNames),
  billingIntervals: (list) => list.split(', ').map(nameIn(intervalNames)).join(', '),
  'brand.headlines': nameIn(settingChoices['brand.headlines']),
  'brand.text': nameIn(settingChoices['brand.text']),
  'reports.timeZone': (zone) => zone.replaceAll('_', ' '),
  supportPackages: (list) => list.split(', ').map(supportName).join(', '),
};

/** A stored value in words: true → 'yes'. Amounts stay plain. */
export function describeAuditValue(field: AuditField, value: AuditChange['before']): string {
  if (value === null || value === '') return none;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return words[field]?.(value) ?? value;
}

/** 'Monthly price: 19.00 → 29.00'. Both values null: they are not stored. */
export function describeAuditChange({ field, before, after }: AuditChange): string {
  const name = auditFieldNames[field];
  if (before === null && after === null) return `${name}: changed`;
  const was = before === null ? '' : `${describeAuditValue(field, before)} → `;
  return `${name}: ${was}${describeAuditValue(field, after)}`;
}
