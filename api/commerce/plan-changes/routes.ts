import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { members, type SessionAccess } from '#api/identity/sessions/viewer';
import * as endpoint from '#contract/endpoints/subscriptions';
import type { PlanChange, PlanPreview } from '#contract/plan-changes';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import type { Subscriptions } from '../subscriptions/service.ts';
import { subscriptionDetailsToWire } from '../subscriptions/to-wire.ts';
import type { Plans, PreviewedPlan } from './plan.ts';

type Dependencies = { access: SessionAccess; plans: Plans; subscriptions: Subscriptions };

/** Another plan for a subscription: first what it costs, then the change. */
export function planRoutes({ access, plans, subscriptions }: Dependencies) {
  return new Elysia({ name: 'plans' })
    .use(members(access))
    .post(
      endpoint.previewPlanChange.path,
      async ({ viewer, params, body }) =>
        previewToWire(body, await plans.preview(viewer.customer.id, params.id, body)),
      schemaOf(endpoint.previewPlanChange),
    )
    .post(
      endpoint.changePlan.path,
      async ({ viewer, params, body }) => {
        await plans.change(viewer.customer.id, params.id, body);
        return subscriptionDetailsToWire(await subscriptions.find(viewer.customer.id, params.id));
      },
      schemaOf(endpoint.changePlan),
    );
}

function previewToWire({ billingInterval }: PlanChange, preview: PreviewedPlan): PlanPreview {
  return {
    dueNow: sumFromCents(preview.dueCents),
    intervalTotal: decimalFromCents(preview.price.intervalTotalCents),
    billingInterval,
    nextChargeAt: preview.nextChargeAt.toISOString(),
    pricedAt: preview.pricedAt?.toISOString() ?? null,
  };
}
