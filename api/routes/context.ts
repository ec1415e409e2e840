import type { LinkDependencies } from '#api/delivery/guest-orders/find-linked-order';
import type { ClientAddress } from '#api/http/client-address';
import type { ShopDay } from '#api/platform/clock';
import type { Dependencies, Services } from '../services.ts';

/** What the routes of all areas are made from. */
export interface RouteContext extends Dependencies {
  services: Services;
  clientAddress: ClientAddress;
  shopDay: ShopDay;
}

/** What opens an order by the signed link of a guest. */
export function toLinkDeps(context: RouteContext): LinkDependencies {
  const { clientAddress, database, mail, now, services } = context;
  return {
    db: database.db,
    orderLinks: mail.orderLinks,
    limits: services.limits,
    clientAddress,
    now,
  };
}
