import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { LastReconciliation, Reconciliation } from '#contract/reconciliation';
import { admins, type SessionAccess } from '../session/viewer.ts';
import type { ReconciliationPasses } from './passes.ts';
import type { ReconciliationService } from './service.ts';

type Dependencies = {
  access: SessionAccess;
  reconciliation: Pick<ReconciliationService, 'last'>;
  passes: ReconciliationPasses;
};

/** How our books compare with the provider's: the last comparison, and a new one. */
export function reconciliationRoutes({ access, reconciliation, passes }: Dependencies) {
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
    );
}
