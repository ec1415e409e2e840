import type { Orders } from '#api/commerce/orders/service';
import { orderToWire } from '#api/commerce/orders/to-wire';
import { Failure } from '#api/http/failure';
import type { SupportDesk } from '#api/support/tickets/support-desk';
import { adminTicketToWire } from '#api/support/tickets/to-wire';
import type { WebhookEventRow } from '#db/schema/webhooks';

type Dependencies = { orders: Pick<Orders, 'find'>; desk: Pick<SupportDesk, 'find'> };

/** The body of an event: its record as the lists of the API have it, without what belongs to it. */
export async function writePayload(deps: Dependencies, event: WebhookEventRow): Promise<string> {
  const { type, createdAt, sequence } = event;
  const data = await readRecord(deps, event);
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), sequence, data });
}

async function readRecord({ orders, desk }: Dependencies, event: WebhookEventRow) {
  const { type, recordId, recordName } = event;
  const [noun] = type.split('.');
  try {
    if (noun === 'order' || noun === 'site') return orderToWire(await orders.find(`${recordId}`));
    if (noun === 'ticket') return adminTicketToWire(await desk.find(`${recordId}`));
  } catch (error) {
    // It was deleted since.
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
  return { id: recordName };
}
