import { feature, type Given } from '#api/http/feature';
import { isChangingPlan } from './repository.ts';
import { planChangeRoutes } from './routes.ts';
import { createPlanChanges, type PlanChanges } from './service.ts';

export const planChanges = feature({
  services: (given: Given<typeof createPlanChanges>) => ({
    planChanges: createPlanChanges(given),
    isChangingPlan,
  }),
  routes: (given: Given<typeof planChangeRoutes>) => [planChangeRoutes(given)],
  jobs: ({ planChanges }: { planChanges: PlanChanges }) => [
    { name: 'plan-changes', cron: '* * * * *', run: () => planChanges.resume() },
  ],
});
