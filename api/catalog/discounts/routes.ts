import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock, ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/discounts';
import type { Discounts } from './service.ts';
import { discountToWire, discountUseToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; discounts: Discounts; now: Clock; shopDay: ShopDay };

export function discountRoutes({ access, discounts, now, shopDay }: Dependencies) {
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
