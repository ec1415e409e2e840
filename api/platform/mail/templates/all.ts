import { type CancellationKeptData, cancellationKept } from './cancellation-kept.ts';
import { type CancellationProcessedData, cancellationProcessed } from './cancellation-processed.ts';
import { type CancellationRequestedData, cancellationRequested } from './cancellation-requested.ts';
import { type EmailChangedData, emailChanged } from './email-changed.ts';
import { type EmailCodeData, emailCode } from './email-code.ts';
import type { Template } from './letter.ts';
import { type NewSignInData, newSignIn } from './new-sign-in.ts';
import { type PasswordChangedData, passwordChanged } from './password-changed.ts';
import { type PasswordResetData, passwordReset } from './password-reset.ts';
import { type PaymentDisputedData, paymentDisputed } from './payment-disputed.ts';
import { type PlanChangedData, planChanged } from './plan-changed.ts';
import { type ReceiptData, receipt } from './receipt.ts';
import { type RefundMadeData, refundMade } from './refund-made.ts';
import { type RenewalFailedData, renewalFailed } from './renewal-failed.ts';
import { type RenewalReminderData, renewalReminder } from './renewal-reminder.ts';
import { type SubscriptionEndedData, subscriptionEnded } from './subscription-ended.ts';
import { type TicketAnsweredData, ticketAnswered } from './ticket-answered.ts';
import { type TicketAskedData, ticketAsked } from './ticket-asked.ts';
import { type TicketOpenedData, ticketOpened } from './ticket-opened.ts';
import { type TwoStepsSwitchedData, twoStepsSwitched } from './two-steps-switched.ts';
import { type WebsiteReadyData, websiteReady } from './website-ready.ts';

/** Every mail that the shop sends, and what each is written from. */
export type MailData = {
  receipt: ReceiptData;
  'email-code': EmailCodeData;
  'password-reset': PasswordResetData;
  'password-changed': PasswordChangedData;
  'new-sign-in': NewSignInData;
  'email-changed': EmailChangedData;
  'two-steps-switched': TwoStepsSwitchedData;
  'cancellation-requested': CancellationRequestedData;
  'cancellation-processed': CancellationProcessedData;
  'cancellation-kept': CancellationKeptData;
  'plan-changed': PlanChangedData;
  'subscription-ended': SubscriptionEndedData;
  'ticket-opened': TicketOpenedData;
  'ticket-answered': TicketAnsweredData;
  'ticket-asked': TicketAskedData;
  'website-ready': WebsiteReadyData;
  'renewal-reminder': RenewalReminderData;
  'renewal-failed': RenewalFailedData;
  'refund-made': RefundMadeData;
  'payment-disputed': PaymentDisputedData;
};

export type MailKind = keyof MailData;

export const templates: { [Kind in MailKind]: Template<MailData[Kind]> } = {
  receipt,
  'email-code': emailCode,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'email-changed': emailChanged,
  'two-steps-switched': twoStepsSwitched,
  'cancellation-requested': cancellationRequested,
  'cancellation-processed': cancellationProcessed,
  'cancellation-kept': cancellationKept,
  'plan-changed': planChanged,
  'subscription-ended': subscriptionEnded,
  'ticket-opened': ticketOpened,
  'ticket-answered': ticketAnswered,
  'ticket-asked': ticketAsked,
  'website-ready': websiteReady,
  'renewal-reminder': renewalReminder,
  'renewal-failed': renewalFailed,
  'refund-made': refundMade,
  'payment-disputed': paymentDisputed,
};
