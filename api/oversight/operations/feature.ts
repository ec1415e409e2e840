import { feature, type Given } from '#api/http/feature';
import type { AlertSettings } from '#api/platform/settings';
import { createAlerts } from './alerts/service.ts';
import { operationsRoutes } from './routes.ts';
import { createOperations } from './service.ts';

export const operations = feature({
  services(
    given: Given<typeof createOperations> &
      Omit<Given<typeof createAlerts>, 'operations' | 'settings'> & {
        alertSettings: AlertSettings;
      },
  ) {
    const operations = createOperations(given);
    return {
      operations,
      alerts: createAlerts({ ...given, operations, settings: given.alertSettings }),
    };
  },
  routes: (given: Given<typeof operationsRoutes>) => [operationsRoutes(given)],
});
