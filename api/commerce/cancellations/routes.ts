import { Elysia } from 'elysia';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess, signedInGuard } from '#api/http/viewer';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/cancellations';
import { requestCancellation, withdrawCancellation } from '#contract/endpoints/cancellations';
import type { Db } from '#db/client';
import { cancellationToWire, listCancellations, listedCancellationToWire } from './list.ts';
import type { CancellationProcessor } from './processor.ts';
import type { Cancellations } from './service.ts';

type CustomerRoutesDependencies = { access: SessionAccess; cancellations: Cancellations };

type Dependencies = {
  db: Db;
  access: SessionAccess;
  processing: CancellationProcessor;
  shopDay: ShopDay;
};

/** Lists and processes cancellation requests, for admins. */
export function cancellationRoutes({ db, access, processing, shopDay }: Dependencies) {
  return new Elysia({ name: 'cancellations' })
    .use(adminGuard(access))
    .get(
      endpoint.listCancellations.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listCancellations,
          shopDay,
          read: (query) => listCancellations(db, query),
          toWire: listedCancellationToWire,
        }),
      listSchemaOf(endpoint.listCancellations, shopDay),
    )
    .patch(
      endpoint.processCancellation.path,
      async ({ viewer, params }) => {
        const id = parseRowId(params.id, 'This cancellation request was not found.');
        return cancellationToWire(await processing.process(viewer, id), { withError: true });
      },
      schemaOf(endpoint.processCancellation),
    );
}

/** Lets customers request a cancellation, and withdraw it. */
export function customerCancellationRoutes({ access, cancellations }: CustomerRoutesDependencies) {
  return new Elysia({ name: 'customer cancellations' })
    .use(signedInGuard(access))
    .post(
      requestCancellation.path,
      async ({ viewer, params, body, status }) => {
        const request = await cancellations.request(viewer.customer, params.id, body);
        return status(201, cancellationToWire(request));
      },
      schemaOf(requestCancellation),
    )
    .delete(
      withdrawCancellation.path,
      async ({ viewer, params }) =>
        cancellationToWire(await cancellations.withdraw(viewer.customer, params.id)),
      schemaOf(withdrawCancellation),
    );
}
