import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/subscriptions';
import type { CredentialReveals } from './reveals.ts';
import type { Subscriptions } from './service.ts';
import { subscriptionDetailsToWire, subscriptionToWire } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  subscriptions: Subscriptions;
  reveals: CredentialReveals;
  settings: ShopSettingsReader;
  shopDay: ShopDay;
};

/** A customer's subscriptions. */
export function subscriptionRoutes({
  access,
  subscriptions,
  reveals,
  settings,
  shopDay,
}: Dependencies) {
  return new Elysia({ name: 'subscriptions' })
    .use(signedInGuard(access))
    .get(
      endpoint.listSubscriptions.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listSubscriptions,
          shopDay,
          read: (query) => subscriptions.list(context.viewer.customer.id, query),
          toWire: subscriptionToWire,
        }),
      listSchemaOf(endpoint.listSubscriptions, shopDay),
    )
    .get(
      endpoint.getSubscription.path,
      async ({ viewer, params }) =>
        subscriptionDetailsToWire(
          await subscriptions.find(viewer.customer.id, params.id),
          settings.current(),
        ),
      schemaOf(endpoint.getSubscription),
    )
    .post(
      endpoint.revealCredentials.path,
      ({ viewer, params }) => reveals.reveal(viewer, params.id),
      schemaOf(endpoint.revealCredentials),
    );
}
