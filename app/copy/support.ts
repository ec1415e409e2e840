import { describeHours } from '#contract/promised-time';
import type { ContactSettings } from '#contract/settings/contact';
import type { CustomerType } from '#db/values/enumerations';

/** Texts of the Support Center. */
export const support = {
  title: 'Support Center',
  lead: 'Contact us about your website or one that you’d like to buy. In a hurry? Check the',
  toQuestions: 'frequently asked questions',
  home: 'Back to Home',
} as const;

export const supportForm = {
  label: 'Contact us',
  request: 'Your request',
  customerType: 'Customer type',
  customerTypeHint: 'Choose one so that we can ask for the right details.',
  types: {
    existing: { title: 'Existing Customer', note: 'You’ve ordered a website from us.' },
    new: { title: 'Sales Inquiry', note: 'You’d like to know more before you buy.' },
  } satisfies Record<CustomerType, { title: string; note: string }>,
  inquiryType: 'Inquiry type',
  choose: 'Choose one',
  projectId: 'Project ID',
  projectIdHint: 'You’ll find it in your order confirmation email.',
  projectIdFormat: 'ACC-2024-0001',
  email: 'Email',
  emailHint: 'We’ll reply to this address.',
  accountHint: (email: string) => `We’ll reply to ${email}, your account email.`,
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Don’t include passwords. We never need yours.',
  website: 'Website',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  noScript: 'This form requires JavaScript',
  noScriptHint: 'Email us instead. We’ll reply just as quickly:',
  draftKept: 'Your message is still here. You can also email',
} as const;

export const supportToasts = {
  noType: {
    title: 'Please select customer type',
    description: "Let us know if you're an existing customer or new to our service.",
  },
  failed: {
    title: 'Error',
    description: 'Failed to submit support request. Please try again.',
  },
  sent: (ticketId: string, answerWithinHours: number) => ({
    title: 'Support Request Submitted',
    description: `Your ticket ${ticketId} has been created. We'll respond within ${describeHours(answerWithinHours)}.`,
  }),
} as const;

/** Stays on the page after the toast has closed. */
export const sent = {
  title: (ticketId: string) => `Thank you. Your ticket number is ${ticketId}`,
  guest: (email: string) => `We’ve sent a confirmation with a link to your ticket to ${email}.`,
  customer: 'You can find it in your support tickets.',
  toTickets: 'Support Tickets',
} as const;

export const contactInfo = {
  times: 'Response times',
  rows: ({ salesHours, supportHours, urgentHours }: ContactSettings) => [
    { term: 'Sales', detail: describeHours(salesHours) },
    { term: 'Support', detail: describeHours(supportHours) },
    { term: 'Urgent', detail: describeHours(urgentHours) },
  ],
  hours: 'Business hours',
  mail: 'By email',
} as const;

export const suggestions = {
  title: 'Related answers',
  announcement: (questions: string) => `Related answers: ${questions}`,
} as const;

export const faq = {
  title: 'Frequently asked questions',
  lead: 'Common questions before you buy and in your first days.',
} as const;
