import { webhookFailures } from '#db/schema/webhook-failures';
import { pay } from './pay.ts';
import { secretKey, type TestShop } from './shop.ts';

/** A paid order whose event the shop couldn't process: the event's id and the order's number. */
export async function aFailedWebhook(shop: TestShop): Promise<{ id: string; orderId: string }> {
  const { db, sandbox } = shop;
  const opened = await shop.post('/api/orders/create-checkout', {
    productId: (await shop.aProduct()).id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    checkoutId: crypto.randomUUID(),
  });
  const { url, orderId } = (await opened.json()) as { url: string; orderId: string };
  sandbox.webhooks.drop(true);
  await pay(url);
  sandbox.webhooks.drop(false);
  const { id, type, created } = await newestCompletion(sandbox.url);
  const occurredAt = new Date(created * 1000);
  await db
    .insert(webhookFailures)
    .values({ id, type, error: 'TypeError', occurredAt, failedAt: new Date() });
  return { id, orderId };
}

type SandboxEvent = { id: string; type: string; created: number };

async function newestCompletion(url: string): Promise<SandboxEvent> {
  const response = await fetch(`${url}/v1/events?type=checkout.session.completed&limit=1`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const { data }: { data: SandboxEvent[] } = await response.json();
  const [event] = data;
  if (!event) throw new Error('The sandbox has no such event');
  return event;
}
