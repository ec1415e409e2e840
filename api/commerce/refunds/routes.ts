import { Elysia } from 'elysia';
import { requireFresh } from '#api/identity/sessions/fresh';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import type { Clock } from '#api/platform/clock';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { apiPaths } from '#contract/paths';
import { NewRefund, Refund, Refundable, RefundList, RefundListQuery } from '#contract/refunds';
import type { Refunds } from './service.ts';
import { listedRefundToWire, refundableToWire, refundToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; refunds: Refunds; now: Clock };

/** What admins give back of an order. */
export function refundRoutes({ access, refunds, now }: Dependencies) {
  return new Elysia({ name: 'refunds' })
    .use(admins(access))
    .get(
      `${apiPaths.orders}/:id/refundable`,
      async ({ params }) => refundableToWire(await refunds.limits(params.id)),
      { response: Refundable },
    )
    .get(
      `${apiPaths.orders}/:id/refunds`,
      async ({ params, query, path, set }) => {
        const page = await refunds.list(params.id, query);
        return answerPage(page, { path, query, headers: set.headers }).map(listedRefundToWire);
      },
      { query: RefundListQuery, response: RefundList, mapResponse: csvIfAsked(RefundList) },
    )
    .post(
      `${apiPaths.orders}/:id/refunds`,
      async ({ viewer, params, body, status }) => {
        requireFresh(viewer, now());
        return status(201, refundToWire(await refunds.give(viewer, params.id, body)));
      },
      { parse: 'json', body: NewRefund, response: { 201: Refund } },
    );
}
