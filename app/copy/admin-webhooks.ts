import { webhookDeliveryHeadings, webhookEndpoint } from '#contract/nouns/webhook-endpoint';
import { webhookDays, webhookHours } from '#contract/webhooks';

const couldNot = (what: string) => `Couldn’t ${what}`;

/** Texts of the Webhooks page. */
export const webhooks = {
  title: webhookEndpoint.name,
  lead: 'Tell other programs what happens in the shop as soon as it happens.',
  label: webhookEndpoint.name,
  loading: 'Loading webhooks...',
  empty: 'No webhooks yet',
  emptyHint:
    'Create one for each program. For example, post “order.paid” to your chat, or “order.refunded” to your bookkeeping.',
  columns: {
    url: webhookEndpoint.fields.url.label,
    events: webhookEndpoint.fields.events,
    status: webhookDeliveryHeadings.status,
    failed: 'Failed',
  },
  create: 'Create webhook',
  statuses: { active: 'Active', failing: 'Failing', off: 'Off' },
  off: (count: number) =>
    count === 1 ? 'A webhook was turned off' : `${count} webhooks were turned off`,
  offHint: `What accepts no event for ${webhookHours.retry / 24} days is turned off. Open it to turn it on again.`,
} as const;

export const webhookForm = {
  create: 'Create webhook',
  edit: 'Edit webhook',
  url: webhookEndpoint.fields.url.label,
  urlHint: 'Where we send events, by POST.',
  description: 'Description',
  descriptionHint: 'What it’s for. Only your team sees it.',
  optional: 'Optional',
  events: webhookEndpoint.fields.events,
  eventsHint: 'Choose what this program needs to know.',
  findEvent: 'Find an event',
  save: 'Save webhook',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: { title: 'Success', description: 'Webhook saved' },
  failed: couldNot('save the webhook'),
} as const;

export const webhookConflict = (by: string | null, moment: string) =>
  `${by ?? 'Another admin'} changed this webhook on ${moment}`;

export const webhookSecret = {
  title: 'Signing secret',
  lead: 'Copy the secret now. It won’t be shown again. The program needs it to check that an event is from this shop.',
  label: 'Signing secret',
  copyFailed: { title: 'Couldn’t copy', description: 'Select the secret and copy it yourself.' },
  done: 'Done',
} as const;

export const webhookPage = {
  title: 'Webhook',
  lead: 'The events that are sent to this program, and what it answered.',
  loading: 'Loading webhook...',
  loadFailed: 'Couldn’t load this webhook',
  notFound: 'Webhook not found',
  notFoundHint: 'It may have been deleted.',
  back: 'View all webhooks',
  edit: 'Edit',
  test: 'Send test event',
  testing: 'Sending...',
  testFailed: couldNot('send the test event'),
  accepted: { title: 'The test event was accepted' },
  refused: 'The test event wasn’t accepted',
  rotate: 'Rotate secret',
  disable: 'Turn off',
  enable: 'Turn on',
  enabling: 'Turning on...',
  enableFailed: couldNot('turn on the webhook'),
  enabled: { title: 'Webhook turned on' },
  remove: 'Delete',
  off: 'This webhook is off',
  offHint: 'An admin turned it off. What happens until it is turned on isn’t sent to it.',
  offByFailures:
    'It accepted no event for three days, so we stopped sending. Turn it on when the program works again, and resend what it missed.',
  failing: 'This webhook is failing',
  failingHint: (since: string) =>
    `It hasn’t accepted an event since ${since}. We keep trying for three days, less and less often.`,
  events: webhookForm.events,
  status: webhooks.columns.status,
  previousSecret: 'Previous secret',
  validUntil: 'Also signs until',
  deliveries: 'Recent events',
  deliveriesLead: `The latest 100 of the last ${webhookDays} days.`,
  deliveriesLoading: 'Loading events...',
  noDeliveries: 'No events yet',
  noDeliveriesHint: 'They appear here as they happen. Send a test event to try the webhook.',
  noneFailed: 'No failed events',
  show: 'Show',
  all: 'All events',
  columns: webhookDeliveryHeadings,
  deliveryStatuses: { pending: 'Pending', delivered: 'Delivered', failed: 'Failed' },
} as const;

export const webhookDelivery = {
  id: 'Event ID',
  sequence: 'Sequence',
  noRecord: 'None',
  next: 'Next attempt',
  attempts: 'Attempts',
  noAttempts: 'It wasn’t sent yet.',
  answer: (at: string) => `Answer on ${at}`,
  took: (ms: string) => `${ms} ms`,
  status: (status: number) => `HTTP ${status}`,
  payload: 'Payload',
  resend: 'Send again',
  resending: 'Sending...',
  resent: { title: 'The event was accepted' },
  refused: 'The event wasn’t accepted',
  resendFailed: couldNot('send the event'),
  /** Why there was no answer. */
  problems: {
    unknown_name: 'The name wasn’t found.',
    private_address: 'The address isn’t public.',
    bad_certificate: 'The certificate isn’t valid.',
    no_answer: 'No answer.',
  } as Readonly<Record<string, string>>,
} as const;

export const webhookRotation = {
  title: 'Rotate secret?',
  question: `You get a new secret. For ${webhookHours.previousSecret} hours, events are signed with both, so that you can replace it without missing any.`,
  confirm: 'Rotate secret',
  cancel: 'Cancel',
  pending: 'Rotating...',
  error: couldNot('rotate the secret'),
} as const;

export const webhookTurningOff = {
  title: 'Turn off webhook?',
  question: (host: string) =>
    `Events that happen until you turn it on again won’t be sent to “${host}”, not even later.`,
  confirm: 'Turn off',
  cancel: 'Cancel',
  pending: 'Turning off...',
  done: { title: 'Webhook turned off' },
  error: couldNot('turn off the webhook'),
} as const;

export const webhookDeletion = {
  title: 'Delete webhook?',
  question: (host: string) =>
    `Events will no longer be sent to “${host}”, and what was sent is deleted. This can’t be undone.`,
  confirm: 'Delete webhook',
  cancel: 'Cancel',
  pending: 'Deleting...',
  error: couldNot('delete the webhook'),
  removed: { title: 'Webhook deleted' },
} as const;
