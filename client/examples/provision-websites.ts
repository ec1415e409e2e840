import { ApiError, type Client } from '../client.ts';
import { readEvent } from './read-event.ts';

type Options = {
  shop: Client;
  /** Of the webhook, which sends 'order.paid'. */
  secret: string;
  /** Starts a website elsewhere and says where it can be seen. The same name starts it once. */
  startWebsite: (name: string) => Promise<{ previewUrl: string }>;
};

/** Answers the shop’s webhook: starts the website of a paid order, and shows it to the customer. */
export function createProvisioner({ shop, secret, startWebsite }: Options) {
  return async (request: Request): Promise<Response> => {
    const event = await readEvent(request, secret).catch(() => null);
    if (!event) return new Response(null, { status: 401 });
    if (event.type !== 'order.paid') return new Response(null, { status: 204 });
    const path = { id: event.data.orderId };
    const { previewUrl } = await startWebsite(path.id);
    try {
      // The event may be old, or sent twice.
      const order = await shop.get('/api/orders/{id}', { params: { path } });
      if (order.previewUrl !== previewUrl) {
        const change = { previewUrl, version: order.stageVersion };
        await shop.patch('/api/orders/{id}/stage', { params: { path }, body: change });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Someone else changed the order meanwhile, or it can’t be done now. The shop sends the event again.
      return new Response(null, { status: 503 });
    }
    return new Response(null, { status: 204 });
  };
}
