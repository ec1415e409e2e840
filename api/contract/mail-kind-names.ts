import type { MailKind } from '#db/values/mail-kinds';
import { sentenceCase } from './sentence-case.ts';

/** What the settings, the log and CSV call each email. */
export const mailKindNames: Record<MailKind, string> = {
  receipt: 'Receipt',
  'payment-received': 'Payment receipt',
  'order-link': 'New link to an order',
  'address-removed': 'Email address removed from an order',
  'renewal-reminder': 'Renewal reminder',
  'renewal-failed': 'Renewal failed',
  'refund-made': 'Refund',
  'brief-reminder': 'Brief reminder',
  'brief-questions': 'Questions about a brief',
  'preview-ready': 'Preview ready',
  'review-reminder': 'Approval reminder',
  'website-ready': 'Website delivered',
  'website-status': 'Website down or back online',
  'plan-changed': 'Plan changed',
  'cancellation-requested': 'Cancellation requested',
  'cancellation-processed': 'Cancellation processed',
  'cancellation-kept': 'Cancellation withdrawn',
  'subscription-cancelled': 'Subscription cancelled by the shop',
  'subscription-ended': 'Subscription ended',
  'ticket-opened': 'Ticket received',
  'ticket-answered': 'Reply to a ticket',
  'email-code': 'Verification code',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'new-sign-in': 'New sign-in',
  'email-changed': 'Email address changed',
  'email-taken': 'Email address in use',
  'two-steps-switched': 'Two-factor authentication',
  'admin-invitation': 'Invitation to the team',
  'ticket-asked': 'Message from a customer',
  'review-sent': 'Remarks about a preview',
  'website-approved': 'Website approved',
  'website-alert': 'Customer’s website down or back online',
  'certificate-ending': 'Certificate expires soon',
  'operations-alert': 'System problem found or resolved',
  'webhook-off': 'Webhook turned off',
  'payment-disputed': 'Payment disputed',
};

/** A kind that is no longer sent has its stored name. */
export function mailKindName(kind: string): string {
  return isKnown(kind) ? mailKindNames[kind] : sentenceCase(kind);
}

function isKnown(kind: string): kind is MailKind {
  return Object.hasOwn(mailKindNames, kind);
}
