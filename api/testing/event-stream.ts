import type { orders } from '#db/schema/orders';
import type { products } from '#db/schema/products';
import { buy } from './orders.ts';
import type { TestShop } from './shop.ts';

type Wishes = {
  product?: Partial<typeof products.$inferInsert>;
  purchase?: Partial<Pick<typeof orders.$inferInsert, 'billingInterval' | 'supportPackage'>>;
  card?: string;
};

/** One received event. Heartbeats are not events. */
type SentEvent = { event: string; id: string; data: unknown };

/** Reads the server-sent events of a response one at a time. In the process, Elysia passes on texts. */
export function readEvents(response: Pick<Response, 'body'>) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';

  /** Reads the next block up to an empty line, or null at the end of the stream. */
  async function nextPart(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const part = text.slice(0, end);
        text = text.slice(end + 2);
        return part;
      }
      const read = await reader?.read();
      if (!read || read.done) return null;
      const chunk: unknown = read.value;
      text += chunk instanceof Uint8Array ? decoder.decode(chunk, { stream: true }) : String(chunk);
    }
  }

  return {
    nextPart,
    /** Reads the next event, or null at the end of the stream. */
    async next(): Promise<SentEvent | null> {
      for (;;) {
        const part = await nextPart();
        if (part === null) return null;
        if (!part.startsWith('event: beat\n')) return readEvent(part);
      }
    },
  };
}

function readEvent(part: string): SentEvent {
  const field = (name: string) =>
    part
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
}

/** Creates a signed-in customer with a paid order. */
export async function aSubscriber(shop: TestShop, { product, purchase, card }: Wishes = {}) {
  const person = await shop.signIn();
  const website = await shop.aProduct(product);
  const order = await buy(shop, person.cookie, { productId: website.id, ...purchase }, card);
  return { ...person, product: website, order };
}
