import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/subscriptions';
import type { PlanChange, PlanPreview } from '#contract/plan-changes';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import { isChangingPlan } from './repository.ts';
import { createPlanChanges, type PlanChanges, type PlanPreviewFacts } from './service.ts';

type Dependencies = {
  access: SessionAccess;
  planChanges: PlanChanges;
  readSubscription: (customerId: string, id: string) => Promise<SubscriptionDetails>;
};

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

/** Previews and makes plan changes. */
function planChangeRoutes({ access, planChanges, readSubscription }: Dependencies) {
  return new Elysia({ name: 'plan changes' })
    .use(signedInGuard(access))
    .post(
      endpoint.previewPlanChange.path,
      async ({ viewer, params, body }) =>
        previewToWire(body, await planChanges.preview(viewer.customer.id, params.id, body)),
      schemaOf(endpoint.previewPlanChange),
    )
    .post(
      endpoint.changePlan.path,
      async ({ viewer, params, body }) => {
        await planChanges.change(viewer.customer.id, params.id, body);
        return readSubscription(viewer.customer.id, params.id);
      },
      schemaOf(endpoint.changePlan),
    );
}

function previewToWire({ billingInterval }: PlanChange, preview: PlanPreviewFacts): PlanPreview {
  return {
    dueNow: sumFromCents(preview.dueCents),
    dueTax: preview.dueTax,
    intervalTotal: decimalFromCents(preview.price.intervalTotalCents),
    regularAmount: decimalFromCents(preview.regularCents),
    nextAmount: decimalFromCents(preview.next.cents),
    nextTax: preview.next.tax,
    billingInterval,
    nextChargeAt: preview.nextChargeAt.toISOString(),
    pricedAt: preview.pricedAt?.toISOString() ?? null,
  };
}
