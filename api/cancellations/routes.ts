import { Elysia } from 'elysia';
import { CancellationRequest } from '#contract/cancellations';
import { apiPaths } from '#contract/paths';
import { numberId } from '../http/path-id.ts';
import { admins, type SessionAccess } from '../session/viewer.ts';
import type { CancellationProcessing } from './processing.ts';
import { cancellationToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; processing: CancellationProcessing };

/** What admins do about the requests to cancel. */
export function cancellationRoutes({ access, processing }: Dependencies) {
  return new Elysia({ name: 'cancellations' }).use(admins(access)).patch(
    `${apiPaths.cancellationRequests}/:id/process`,
    async ({ params }) => {
      const id = numberId(params.id, 'There is no such cancellation request.');
      return cancellationToWire(await processing.process(id), { withError: true });
    },
    { response: CancellationRequest },
  );
}
