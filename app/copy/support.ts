import { answerWithinHours, responseTimes } from '#contract/claims';
import type { CustomerType } from '#db/values/enumerations';

/** Sentences of the Support Center. Texts that the contract quotes keep their exact characters. */
export const support = {
  title: 'Support Center',
  lead: 'Write to us about a website that you have, or one that you would like to have. In a hurry? Some answers are here already:',
  toQuestions: 'frequently asked questions',
  home: 'Back to Home',
} as const;

export const supportForm = {
  label: 'Write to us',
  request: 'Your request',
  customerType: 'Customer type',
  customerTypeHint: 'Choose one to begin: it decides what we ask you for.',
  types: {
    existing: { title: 'Existing Customer', note: 'You have ordered a website from us.' },
    new: { title: 'Sales Inquiry', note: 'You would like to know more first.' },
  } satisfies Record<CustomerType, { title: string; note: string }>,
  inquiryType: 'Inquiry type',
  choose: 'Choose one',
  projectId: 'Project ID',
  projectIdHint: 'It stands in the mail that confirmed your order.',
  projectIdFormat: 'ACC-2024-0001',
  email: 'Email',
  emailHint: 'We answer to this address.',
  accountHint: (email: string) => `We answer to ${email}, your account’s email.`,
  subject: 'Subject',
  message: 'Message',
  messageHint: 'No passwords, please: we never need yours.',
  website: 'Website',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  noScript: 'This form needs JavaScript',
  noScriptHint: 'Write to us by email instead. An answer comes just as quickly:',
  draftKept: 'What you wrote is still here. You can also write to',
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
  sent: (ticketId: string) => ({
    title: 'Support Request Submitted',
    description: `Your ticket ${ticketId} has been created. We'll respond within ${answerWithinHours} hours.`,
  }),
} as const;

/** What stays on the page once the message about it is gone. */
export const sent = {
  title: (ticketId: string) => `Thank you. Your number is ${ticketId}`,
  guest: (email: string) => `A mail to ${email} confirms it, and leads to your ticket.`,
  customer: 'You find it among your support tickets.',
  toTickets: 'Support Tickets',
} as const;

export const contactInfo = {
  times: 'Response times',
  rows: responseTimes.map(({ kind, hours }) => ({
    term: kind,
    detail: hours === 1 ? '1 hour' : `${hours} hours`,
  })),
  hours: 'Business hours',
  mail: 'By email',
} as const;

export const suggestions = {
  title: 'This may answer it',
  announcement: (questions: string) => `This may answer it: ${questions}`,
} as const;

export const faq = {
  title: 'Frequently asked questions',
  lead: 'What most people ask before they buy, and in their first days.',
} as const;
