import { Elysia } from 'elysia';
import { requireFresh } from '#api/identity/sessions/fresh';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import type { Clock } from '#api/platform/clock';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { LastReconciliation, Reconciliation, RestoredOrder } from '#contract/reconciliation';
import type { ReconciliationPasses } from './passes.ts';
import type { ReconciliationService } from './service.ts';
import type { Unmatched } from './unmatched.ts';

type Dependencies = {
  access: SessionAccess;
  reconciliation: Pick<ReconciliationService, 'last'>;
  passes: ReconciliationPasses;
  unmatched: Unmatched;
  now: Clock;
};

/** How our books compare with the provider's: the last comparison, and a new one. */
export function reconciliationRoutes(deps: Dependencies) {
  const { access, reconciliation, passes, unmatched, now } = deps;
  return new Elysia({ name: 'reconciliation' })
    .use(admins(access))
    .get(apiPaths.reconciliation, () => reconciliation.last(), {
      response: LastReconciliation,
      // A bare null would leave with an empty body.
      mapResponse: ({ responseValue }) =>
        responseValue === null ? Response.json(null) : undefined,
    })
    .post(
      apiPaths.reconciliation,
      async ({ viewer, set }) => {
        const { run, isNew } = await passes.start(viewer);
        set.status = isNew ? 201 : 200;
        return run;
      },
      { response: { 200: Reconciliation, 201: Reconciliation } },
    )
    .post(
      `${apiPaths.reconciliation}/subscriptions/:id/restore`,
      async ({ viewer, params, status }) => status(201, await unmatched.restore(viewer, params.id)),
      { response: { 201: RestoredOrder } },
    )
    .post(
      `${apiPaths.reconciliation}/subscriptions/:id/refund`,
      async ({ viewer, params }) => {
        requireFresh(viewer, now());
        await unmatched.refund(viewer, params.id);
        return { ok: true } as const;
      },
      { response: Done },
    )
    .post(
      `${apiPaths.reconciliation}/subscriptions/:id/dismiss`,
      async ({ viewer, params }) => {
        await unmatched.dismiss(viewer, params.id);
        return { ok: true } as const;
      },
      { response: Done },
    );
}
