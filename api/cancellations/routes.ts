import { Elysia } from 'elysia';
import {
  CancellationList,
  CancellationListQuery,
  CancellationRequest,
} from '#contract/cancellations';
import { apiPaths } from '#contract/paths';
import type { Db } from '#db/client';
import { numberId } from '../http/path-id.ts';
import { answerPage, csvIfAsked } from '../lists/answer.ts';
import { admins, type SessionAccess } from '../session/viewer.ts';
import { listCancellations } from './list.ts';
import type { CancellationProcessing } from './processing.ts';
import { cancellationToWire, knownCancellationToWire } from './to-wire.ts';

type Dependencies = { db: Db; access: SessionAccess; processing: CancellationProcessing };

/** What admins see of the requests to cancel, and do about them. */
export function cancellationRoutes({ db, access, processing }: Dependencies) {
  return new Elysia({ name: 'cancellations' })
    .use(admins(access))
    .get(
      apiPaths.cancellationRequests,
      async ({ query, path, set }) =>
        answerPage(await listCancellations(db, query), { path, query, headers: set.headers }).map(
          knownCancellationToWire,
        ),
      {
        query: CancellationListQuery,
        response: CancellationList,
        mapResponse: csvIfAsked(CancellationList),
      },
    )
    .patch(
      `${apiPaths.cancellationRequests}/:id/process`,
      async ({ viewer, params }) => {
        const id = numberId(params.id, 'There is no such cancellation request.');
        return cancellationToWire(await processing.process(viewer, id), { withError: true });
      },
      { response: CancellationRequest },
    );
}
