import { Elysia } from 'elysia';
import { parseRowId } from '#api/http/path-id';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/cancellations';
import type { Db } from '#db/client';
import { listCancellations } from './list.ts';
import type { CancellationProcessor } from './processor.ts';
import { cancellationToWire, listedCancellationToWire } from './to-wire.ts';

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
