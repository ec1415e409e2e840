import { feature, type Given } from '#api/http/feature';
import { reconciliationRoutes } from './routes.ts';
import { createReconciliationScheduler } from './scheduler.ts';
import { createReconciliation } from './service.ts';
import { createUnmatched } from './unmatched.ts';

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
