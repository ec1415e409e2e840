import { createAddressCheck } from '#api/catalog/demo-checks/check-address';
import { createProbe, type Probe } from '#api/catalog/demo-checks/probe';
import type { OrderDetails } from '#contract/orders';
import type { OrderRow, orders } from '#db/schema/orders';
import { aCertificate } from './certificate.ts';
import { anOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

/** The address of {@link aLiveSite}. Names that start with 'local.' are on a private network. */
export const liveUrl = 'https://www.harbor.example/';

/** Starts a customer's web server on loopback, and a check that reaches it at `liveUrl`. */
export function aLiveSite() {
  const certificate = aCertificate({ names: ['www.harbor.example'], addresses: [] });
  const up = () => new Response('Welcome');
  let answer = up;
  let asked = 0;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: certificate,
    fetch: () => {
      asked += 1;
      return answer();
    },
  });
  const send = createProbe({ ca: certificate.cert });
  const probe: Probe = ({ url, ...request }) => {
    const local = new URL(url);
    local.port = String(server.port);
    return send({ ...request, url: local, address: '127.0.0.1' });
  };
  return {
    checkAddress: createAddressCheck({
      baseUrl: 'http://localhost:3000',
      own: async () => new Response(null, { status: 404 }),
      lookUp: async (name) => (name.startsWith('local.') ? ['192.168.0.7'] : ['93.184.215.14']),
      probe,
    }),
    /** For a shop that asks nothing but this website. */
    network: {
      lookUp: async (name: string) => (name === new URL(liveUrl).hostname ? ['93.184.215.14'] : []),
      probe,
    },
    recover: () => {
      answer = up;
    },
    fail: () => {
      answer = () => new Response('Out of order', { status: 503 });
    },
    /** The number of requests since the last call. */
    takeAsked: () => {
      const count = asked;
      asked = 0;
      return count;
    },
    stop: () => server.stop(true),
  };
}

/** Delivered orders with a live address, and what admins read of them. */
export function liveOrders(shop: () => TestShop) {
  /** Signs in again for each request, because the clock may have moved past the session. */
  async function asAdmin(path: string, body?: unknown): Promise<Response> {
    const { cookie } = await shop().signIn({ isAdmin: true });
    return body ? shop().post(path, body, { cookie }) : shop().get(path, { cookie });
  }
  return {
    asAdmin,
    aLiveOrder: (values: Partial<typeof orders.$inferInsert> = {}): Promise<OrderRow> =>
      anOrder(shop().db, {
        status: 'delivered',
        deliveredAt: shop().clock.now(),
        deliveryVersion: 1,
        liveUrl,
        ...values,
      }),
    detailsOf: async ({ id }: OrderRow): Promise<OrderDetails> =>
      (await asAdmin(`/api/orders/${id}`)).json(),
  };
}
