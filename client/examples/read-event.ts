import { Webhook } from 'standardwebhooks';
import type { paths } from '../client.ts';

type Listed<P extends '/api/orders' | '/api/support'> =
  paths[P]['get']['responses'][200]['content']['application/json'][number];

/** What the shop’s webhooks send. Its `data` is what the API lists. */
type ShopEvent =
  | { type: `order.${string}` | `site.${string}`; sequence: number; data: Listed<'/api/orders'> }
  | { type: `ticket.${string}`; sequence: number; data: Listed<'/api/support'> };

/** Throws unless the shop has signed it, in the last five minutes. `secret`: 'whsec_…'. */
export async function readEvent(request: Request, secret: string): Promise<ShopEvent> {
  const body = await request.text();
  return new Webhook(secret).verify(body, Object.fromEntries(request.headers)) as ShopEvent;
}
