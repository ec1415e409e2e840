import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock, ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/refunds';
import { listedRefundToWire, refundableToWire, refundToWire } from './list.ts';
import { createRefundProcessor } from './processor.ts';
import { createRefunds, type Refunds } from './service.ts';

type Dependencies = { access: SessionAccess; refunds: Refunds; now: Clock; shopDay: ShopDay };

export const refunds = feature({
  services: (given: Given<typeof createRefunds> & Given<typeof createRefundProcessor>) => ({
    processRefund: createRefundProcessor(given),
    refunds: createRefunds(given),
  }),
  routes: (given: Given<typeof refundRoutes>) => [refundRoutes(given)],
  jobs: ({ refunds }: { refunds: Refunds }) => [
    { name: 'refunds', cron: '* * * * *', run: () => refunds.resume() },
  ],
});

/** Refunds, for admins. */
function refundRoutes({ access, refunds, now, shopDay }: Dependencies) {
  return new Elysia({ name: 'refunds' })
    .use(adminGuard(access))
    .get(
      endpoint.getRefundable.path,
      async ({ params }) => refundableToWire(await refunds.limits(params.id)),
      schemaOf(endpoint.getRefundable),
    )
    .get(
      endpoint.listRefunds.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listRefunds,
          shopDay,
          read: (query) => refunds.list(context.params.id, query),
          toWire: listedRefundToWire,
        }),
      listSchemaOf(endpoint.listRefunds, shopDay),
    )
    .post(
      endpoint.createRefund.path,
      async ({ viewer, params, body, status }) => {
        requireRecentSignIn(viewer, now());
        return status(201, refundToWire(await refunds.issue(viewer, params.id, body)));
      },
      schemaOf(endpoint.createRefund),
    );
}
