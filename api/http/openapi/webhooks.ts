import * as v from 'valibot';
import { events, type WebhookEventType, webhookEventTypes } from '#contract/events';
import { instantText } from '#contract/fields';
import { Order } from '#contract/orders';
import { AdminTicket } from '#contract/tickets';

/** All that is known of a record that was deleted. */
const Deleted = v.object({ id: v.string() });

const records = {
  order: v.union([Order, Deleted]),
  site: v.union([Order, Deleted]),
  ticket: v.union([AdminTicket, Deleted]),
  customer: Deleted,
};

/** What webhooks are sent, by the type of the event. */
export const webhookEvents = webhookEventTypes.map((type) => ({
  type,
  summary: events[type].webhook,
  payload: v.object({
    type: v.literal(type),
    timestamp: instantText,
    sequence: v.number(),
    data: records[nounOf(type)],
  }),
}));

function nounOf(type: WebhookEventType): keyof typeof records {
  return type.split('.')[0] as keyof typeof records;
}
