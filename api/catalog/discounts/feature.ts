import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock, ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/discounts';
import { createDiscounts, type Discounts } from './service.ts';
import { discountToWire, discountUseToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; discounts: Discounts; now: Clock; shopDay: ShopDay };

/** Ends what the payment provider keeps of a discount. */
type ProviderDiscounts = { end: Given<typeof createDiscounts>['onEnd'] };

export const discounts = feature({
  services: (
    given: Omit<Given<typeof createDiscounts>, 'onEnd'> & { providerDiscounts: ProviderDiscounts },
  ) => ({ discounts: createDiscounts({ ...given, onEnd: given.providerDiscounts.end }) }),
  routes: (given: Given<typeof discountRoutes>) => [discountRoutes(given)],
});

function discountRoutes({ access, discounts, now, shopDay }: Dependencies) {
  return new Elysia({ name: 'discounts' })
    .use(adminGuard(access))
    .get(
      endpoint.listDiscounts.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listDiscounts,
          shopDay,
          read: (query) => discounts.list(query),
          toWire: (row) => discountToWire(row, now()),
        }),
      listSchemaOf(endpoint.listDiscounts, shopDay),
    )
    .post(
      endpoint.createDiscount.path,
      async ({ viewer, body, status }) =>
        status(201, discountToWire(await discounts.create(viewer, body), now())),
      schemaOf(endpoint.createDiscount),
    )
    .post(
      endpoint.endDiscount.path,
      async ({ viewer, params }) => discountToWire(await discounts.end(viewer, params.id), now()),
      schemaOf(endpoint.endDiscount),
    )
    .get(
      endpoint.listDiscountUses.path,
      async ({ params }) => (await discounts.uses(params.id)).map(discountUseToWire),
      schemaOf(endpoint.listDiscountUses),
    );
}
