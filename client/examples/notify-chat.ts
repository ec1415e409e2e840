import { readEvent } from './read-event.ts';

type Options = {
  /** Of the webhook, which sends 'site.down'. */
  secret: string;
  /** Where the chat takes messages as `{ "text": "…" }`. */
  chatUrl: string;
};

/** Answers the shop’s webhook, and tells a chat when a customer’s website is down. */
export function createChatNotifier({ secret, chatUrl }: Options) {
  return async (request: Request): Promise<Response> => {
    const event = await readEvent(request, secret).catch(() => null);
    if (!event) return new Response(null, { status: 401 });
    if (event.type === 'site.down') {
      const { orderId, liveUrl, customerName } = event.data;
      const sent = await fetch(chatUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: `${liveUrl} is down (${orderId}, ${customerName})` }),
      });
      // The shop sends the event again.
      if (!sent.ok) return new Response(null, { status: 502 });
    }
    return new Response(null, { status: 204 });
  };
}
