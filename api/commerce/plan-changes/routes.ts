import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/subscriptions';
import type { PlanChange, PlanPreview } from '#contract/plan-changes';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import type { PlanChanges, PlanPreviewFacts } from './service.ts';

type Dependencies = {
  access: SessionAccess;
  planChanges: PlanChanges;
  readSubscription: (customerId: string, id: string) => Promise<SubscriptionDetails>;
};

/** Previews and makes plan changes. */
export function planChangeRoutes({ access, planChanges, readSubscription }: Dependencies) {
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
    intervalTotal: decimalFromCents(preview.price.intervalTotalCents),
    nextAmount: decimalFromCents(preview.nextCents),
    billingInterval,
    nextChargeAt: preview.nextChargeAt.toISOString(),
    pricedAt: preview.pricedAt?.toISOString() ?? null,
  };
}
