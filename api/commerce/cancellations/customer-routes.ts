import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import { requestCancellation, withdrawCancellation } from '#contract/endpoints/cancellations';
import type { Cancellations } from './service.ts';
import { cancellationToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; cancellations: Cancellations };

/** Lets customers request a cancellation, and withdraw it. */
export function customerCancellationRoutes({ access, cancellations }: Dependencies) {
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
