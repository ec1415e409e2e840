import { displayAddress } from '#api/platform/email-address';
import type { MailKind } from '#db/values/mail-kinds';
import { type AdminInvitationData, adminInvitation } from './admin-invitation.ts';
import { type BriefQuestionsData, briefQuestions } from './brief-questions.ts';
import { type BriefReminderData, briefReminder } from './brief-reminder.ts';
import { type CancellationProcessedData, cancellationProcessed } from './cancellation-processed.ts';
import { type CancellationRequestedData, cancellationRequested } from './cancellation-requested.ts';
import { type CancellationWithdrawnData, cancellationWithdrawn } from './cancellation-withdrawn.ts';
import { type CertificateEndingData, certificateEnding } from './certificate-ending.ts';
import { defineTemplate, type EditableTemplate } from './define-template.ts';
import { type EmailChangedData, emailChanged } from './email-changed.ts';
import { type EmailCodeData, emailCode } from './email-code.ts';
import { type NewSignInData, newSignIn } from './new-sign-in.ts';
import { type OperationsAlertData, operationsAlert } from './operations-alert.ts';
import { type OrderLinkData, orderLink } from './order-link.ts';
import { paragraphs } from './paragraphs.ts';
import { type PasswordChangedData, passwordChanged } from './password-changed.ts';
import { type PasswordResetData, passwordReset } from './password-reset.ts';
import { type PaymentDisputedData, paymentDisputed } from './payment-disputed.ts';
import { type PaymentReceivedData, paymentReceived } from './payment-received.ts';
import { type PlanChangedData, planChanged } from './plan-changed.ts';
import { type PreviewReadyData, previewReady } from './preview-ready.ts';
import { type ReceiptData, receipt } from './receipt.ts';
import { type RefundIssuedData, refundIssued } from './refund-issued.ts';
import { type RenewalFailedData, renewalFailed } from './renewal-failed.ts';
import { type RenewalReminderData, renewalReminder } from './renewal-reminder.ts';
import { type ReviewReminderData, reviewReminder } from './review-reminder.ts';
import { type ReviewSentData, reviewSent } from './review-sent.ts';
import { type SubscriptionCancelledData, subscriptionCancelled } from './subscription-cancelled.ts';
import { type SubscriptionEndedData, subscriptionEnded } from './subscription-ended.ts';
import { type TicketNotificationData, ticketNotification } from './ticket-notification.ts';
import { type TicketOpenedData, ticketOpened } from './ticket-opened.ts';
import { type TicketReplyData, ticketReply } from './ticket-reply.ts';
import { type TwoFactorChangedData, twoFactorChanged } from './two-factor-changed.ts';
import { type WebhookOffData, webhookOff } from './webhook-off.ts';
import { type WebsiteAlertData, websiteAlert } from './website-alert.ts';
import { type WebsiteApprovedData, websiteApproved } from './website-approved.ts';
import { type WebsiteReadyData, websiteReady } from './website-ready.ts';
import { type WebsiteStatusData, websiteStatus } from './website-status.ts';

export type AddressRemovedData = Record<string, never>;

/**
 * Sent to the former address of an order whose address an admin corrects. It may be a stranger's, so
 * it says nothing about the order.
 */
export const addressRemoved = defineTemplate({
  kind: 'address-removed',
  texts: {
    subject: 'Your email address was removed from an order at {shopName}',
    preview: 'We won’t email you about that order anymore.',
    title: 'Your address was removed from an order',
    intro:
      'This email address was on an order at {shopName}. We’ve replaced it with another one, so we won’t email you about that order anymore. Links that we emailed to you about it no longer work.',
  },
  write: (_data: AddressRemovedData, { sender }, { intro, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'text',
        text: `If you placed the order, email ${displayAddress(sender.supportEmail)} right away from this address. Otherwise, you can ignore this email.`,
      },
    ],
  }),
});

export type EmailTakenData = Record<string, never>;

/** Sent to the owner of an address that someone tried to use for another account. */
export const emailTaken = defineTemplate({
  kind: 'email-taken',
  texts: {
    subject: 'Your {shopName} account already uses this email address',
    preview: 'Someone tried to use it for another account.',
    title: 'You already have an account',
    intro:
      'Someone tried to use this email address for another {shopName} account. An address can only belong to one account, so nothing has changed.',
    action: 'Sign in',
  },
  write: (_data: EmailTakenData, { baseUrl }, { intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'text',
        text: 'If this was you, sign in to the account with this address. You can reset its password if you don’t know it.',
      },
      { is: 'action', label: action, url: `${baseUrl}/auth` },
      { is: 'note', text: 'If this wasn’t you, you can ignore this email.' },
    ],
  }),
});

/** The data of each email's template. */
export type MailData = {
  receipt: ReceiptData;
  'email-code': EmailCodeData;
  'password-reset': PasswordResetData;
  'password-changed': PasswordChangedData;
  'new-sign-in': NewSignInData;
  'email-changed': EmailChangedData;
  'email-taken': EmailTakenData;
  'two-steps-switched': TwoFactorChangedData;
  'admin-invitation': AdminInvitationData;
  'cancellation-requested': CancellationRequestedData;
  'cancellation-processed': CancellationProcessedData;
  'cancellation-kept': CancellationWithdrawnData;
  'plan-changed': PlanChangedData;
  'subscription-cancelled': SubscriptionCancelledData;
  'subscription-ended': SubscriptionEndedData;
  'ticket-opened': TicketOpenedData;
  'ticket-answered': TicketReplyData;
  'ticket-asked': TicketNotificationData;
  'website-ready': WebsiteReadyData;
  'website-status': WebsiteStatusData;
  'website-alert': WebsiteAlertData;
  'certificate-ending': CertificateEndingData;
  'operations-alert': OperationsAlertData;
  'webhook-off': WebhookOffData;
  'order-link': OrderLinkData;
  'address-removed': AddressRemovedData;
  'preview-ready': PreviewReadyData;
  'review-reminder': ReviewReminderData;
  'review-sent': ReviewSentData;
  'website-approved': WebsiteApprovedData;
  'brief-questions': BriefQuestionsData;
  'brief-reminder': BriefReminderData;
  'renewal-reminder': RenewalReminderData;
  'renewal-failed': RenewalFailedData;
  'payment-received': PaymentReceivedData;
  'refund-made': RefundIssuedData;
  'payment-disputed': PaymentDisputedData;
};

export const templates: { [Kind in MailKind]: EditableTemplate<MailData[Kind]> } = {
  receipt,
  'email-code': emailCode,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'email-changed': emailChanged,
  'email-taken': emailTaken,
  'two-steps-switched': twoFactorChanged,
  'admin-invitation': adminInvitation,
  'cancellation-requested': cancellationRequested,
  'cancellation-processed': cancellationProcessed,
  'cancellation-kept': cancellationWithdrawn,
  'plan-changed': planChanged,
  'subscription-cancelled': subscriptionCancelled,
  'subscription-ended': subscriptionEnded,
  'ticket-opened': ticketOpened,
  'ticket-answered': ticketReply,
  'ticket-asked': ticketNotification,
  'website-ready': websiteReady,
  'website-status': websiteStatus,
  'website-alert': websiteAlert,
  'certificate-ending': certificateEnding,
  'operations-alert': operationsAlert,
  'webhook-off': webhookOff,
  'order-link': orderLink,
  'address-removed': addressRemoved,
  'preview-ready': previewReady,
  'review-reminder': reviewReminder,
  'review-sent': reviewSent,
  'website-approved': websiteApproved,
  'brief-questions': briefQuestions,
  'brief-reminder': briefReminder,
  'renewal-reminder': renewalReminder,
  'renewal-failed': renewalFailed,
  'payment-received': paymentReceived,
  'refund-made': refundIssued,
  'payment-disputed': paymentDisputed,
};
