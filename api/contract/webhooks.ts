import * as v from 'valibot';
import { webhookDeliveryStatuses } from '#db/values/enumerations';
import { webhookEventTypes } from './events.ts';
import { instantInput, instantText, lengths, line, optionalLine, orAbsent } from './fields.ts';
import { listQuery } from './lists.ts';

/** The type of the event that admins send to try an endpoint. */
export const testEventType = 'webhook.test';

export const webhookHours = {
  /** An event is sent again until it is this old. */
  retry: 72,
  /** For how long the previous secret also signs after a rotation. */
  previousSecret: 24,
} as const;

/** How long events and what endpoints answered are kept. */
export const webhookDays = 30;

export const maxWebhookEndpoints = 20;

const url = v.pipe(
  line(lengths.url),
  v.nonEmpty(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'Enter a web address.'),
  v.check(
    (text) => !URL.parse(text)?.username && !URL.parse(text)?.password,
    'Enter an address without a username and a password.',
  ),
  v.check((text) => isHost(URL.parse(text)?.hostname), 'Enter a valid host name.'),
);

/** The limits of DNS: a longer name is never found. */
function isHost(name = ''): boolean {
  return name.length <= 253 && name.split('.').every((label) => label.length <= 63);
}

const eventTypes = v.pipe(
  v.array(v.picklist(webhookEventTypes)),
  v.minLength(1, 'Choose at least one event.'),
  v.transform((chosen) => webhookEventTypes.filter((type) => chosen.includes(type))),
);

export const NewWebhookEndpoint = v.object({
  url,
  description: v.pipe(
    optionalLine(lengths.name),
    v.transform((text) => text ?? ''),
  ),
  events: eventTypes,
});
export type NewWebhookEndpoint = v.InferOutput<typeof NewWebhookEndpoint>;

/** Absent and null fields stay as they are. `readAt`: the `updatedAt` that the admin has read. */
export const WebhookEndpointChange = v.object({
  url: orAbsent(url),
  description: orAbsent(line(lengths.name)),
  events: orAbsent(eventTypes),
  readAt: orAbsent(instantInput),
});
export type WebhookEndpointChange = v.InferOutput<typeof WebhookEndpointChange>;

export const WebhookEndpoint = v.object({
  id: v.number(),
  url: v.string(),
  description: v.string(),
  events: v.array(v.picklist(webhookEventTypes)),
  /** Since when every attempt failed; null: the last one was accepted. */
  failingSince: v.nullable(instantText),
  /** When it was switched off because it kept failing. */
  disabledAt: v.nullable(instantText),
  /** Until when the previous secret also signs; null: there is none. */
  previousSecretUntil: v.nullable(instantText),
  /** Of the last 30 days. */
  counts: v.object({ pending: v.number(), delivered: v.number(), failed: v.number() }),
  createdAt: instantText,
  updatedAt: instantText,
});
export type WebhookEndpoint = v.InferOutput<typeof WebhookEndpoint>;

export const WebhookEndpointList = v.array(WebhookEndpoint);

/** `secret` is shown only once. */
export const WebhookEndpointWithSecret = v.object({
  endpoint: WebhookEndpoint,
  secret: v.string(),
});
export type WebhookEndpointWithSecret = v.InferOutput<typeof WebhookEndpointWithSecret>;

export const WebhookAttempt = v.object({
  at: instantText,
  /** null without an answer. */
  status: v.nullable(v.number()),
  durationMs: v.number(),
  /** The beginning of the answer, at most 1 kB. */
  body: v.string(),
  /** Why there was no answer. */
  error: v.nullable(v.string()),
});
export type WebhookAttempt = v.InferOutput<typeof WebhookAttempt>;

/** An event for an endpoint. */
export const WebhookDelivery = v.object({
  id: v.number(),
  eventId: v.string(),
  type: v.string(),
  /** Of the record: ACC-2026-0001, TKT-2026-0001 or the opaque id of a person. */
  record: v.string(),
  sequence: v.number(),
  status: v.picklist(webhookDeliveryStatuses),
  /** How often it was sent. */
  attemptCount: v.number(),
  /** The latest ones, the newest last. */
  attempts: v.array(WebhookAttempt),
  /** null: it is not sent again. */
  nextAttemptAt: v.nullable(instantText),
  /** What is sent; null: not sent yet, or erased. */
  payload: v.nullable(v.string()),
  createdAt: instantText,
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

export const WebhookDeliveryList = v.array(WebhookDelivery);

export const webhookDeliverySorts = ['createdAt'] as const;

export const WebhookDeliveryListQuery = listQuery({
  statuses: webhookDeliveryStatuses,
  sorts: webhookDeliverySorts,
});
export type WebhookDeliveryListQuery = v.InferOutput<typeof WebhookDeliveryListQuery>;
