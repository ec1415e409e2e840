import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, requirePermission, type SessionAccess } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import { cancelOrder } from '#contract/endpoints/cancellations';
import type { Orders } from '../orders/service.ts';
import { orderDetailsToWire } from '../orders/to-wire.ts';
import { refundToWire } from '../refunds/list.ts';
import { createShopCancellations, type ShopCancellations } from './service.ts';

type Dependencies = {
  access: SessionAccess;
  shopCancellations: ShopCancellations;
  orders: Orders;
  now: Clock;
};

export const shopCancellations = feature({
  services: (given: Given<typeof createShopCancellations>) => ({
    shopCancellations: createShopCancellations(given),
  }),
  routes: (given: Given<typeof shopCancellationRoutes>) => [shopCancellationRoutes(given)],
});

/** Cancels any subscription, for admins. */
function shopCancellationRoutes(deps: Dependencies) {
  const { access, shopCancellations, orders, now } = deps;
  return new Elysia({ name: 'shop cancellations' }).use(adminGuard(access)).post(
    cancelOrder.path,
    async ({ viewer, params, body }) => {
      if (body.refund) {
        requirePermission(viewer, 'orders.refund');
        requireRecentSignIn(viewer, now());
      }
      const refund = await shopCancellations.cancel(viewer, params.id, body);
      const details = orderDetailsToWire(await orders.find(params.id));
      return { ...details, refund: refund && refundToWire(refund) };
    },
    schemaOf(cancelOrder),
  );
}
