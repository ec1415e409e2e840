import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import * as endpoint from '#contract/endpoints/reconciliation';
import { createReconciliationScheduler, type ReconciliationScheduler } from './scheduler.ts';
import { createReconciliation, type ReconciliationService } from './service.ts';
import { createUnmatched, type Unmatched } from './unmatched.ts';

type Dependencies = {
  access: SessionAccess;
  reconciliation: Pick<ReconciliationService, 'last'>;
  scheduler: ReconciliationScheduler;
  unmatched: Unmatched;
  now: Clock;
};

export const reconciliation = feature({
  services(
    given: Given<typeof createReconciliation> &
      Omit<Given<typeof createReconciliationScheduler>, 'reconciliation'>,
  ) {
    const reconciliation = createReconciliation(given);
    return {
      reconciliation,
      scheduler: createReconciliationScheduler({ ...given, reconciliation }),
      unmatched: createUnmatched(given),
    };
  },
  routes: (given: Given<typeof reconciliationRoutes>) => [reconciliationRoutes(given)],
});

/** The last reconciliation run, and a new one. */
function reconciliationRoutes(deps: Dependencies) {
  const { access, reconciliation, scheduler, unmatched, now } = deps;
  return new Elysia({ name: 'reconciliation' })
    .use(adminGuard(access))
    .get(endpoint.getReconciliation.path, () => reconciliation.last(), {
      ...schemaOf(endpoint.getReconciliation),
      // Elysia would send a bare null as an empty body.
      mapResponse: ({ responseValue }) =>
        responseValue === null ? Response.json(null) : undefined,
    })
    .post(
      endpoint.startReconciliation.path,
      async ({ viewer, set }) => {
        const { run, isNew } = await scheduler.start(viewer);
        set.status = isNew ? 201 : 200;
        return run;
      },
      schemaOf(endpoint.startReconciliation),
    )
    .post(
      endpoint.restoreSubscription.path,
      async ({ viewer, params, status }) => status(201, await unmatched.restore(viewer, params.id)),
      schemaOf(endpoint.restoreSubscription),
    )
    .post(
      endpoint.refundSubscription.path,
      async ({ viewer, params }) => {
        requireRecentSignIn(viewer, now());
        await unmatched.refund(viewer, params.id);
        return { ok: true } as const;
      },
      schemaOf(endpoint.refundSubscription),
    )
    .post(
      endpoint.dismissSubscription.path,
      async ({ viewer, params }) => {
        await unmatched.dismiss(viewer, params.id);
        return { ok: true } as const;
      },
      schemaOf(endpoint.dismissSubscription),
    );
}
