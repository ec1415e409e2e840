import { Elysia } from 'elysia';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock, ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/refunds';
import { listedRefundToWire, refundableToWire, refundToWire } from './list.ts';
import type { Refunds } from './service.ts';

type Dependencies = { access: SessionAccess; refunds: Refunds; now: Clock; shopDay: ShopDay };

/** Refunds, for admins. */
export function refundRoutes({ access, refunds, now, shopDay }: Dependencies) {
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
