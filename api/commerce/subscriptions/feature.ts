import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/subscriptions';
import { type CredentialReveals, createCredentialReveals } from './reveals.ts';
import { createSubscriptions, type Subscriptions } from './service.ts';
import { subscriptionDetailsToWire, subscriptionToWire } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  subscriptions: Subscriptions;
  reveals: CredentialReveals;
  settings: ShopSettingsReader;
  shopDay: ShopDay;
};

export const subscriptions = feature({
  services(
    given: Given<typeof createSubscriptions> &
      Given<typeof createCredentialReveals> & { settings: ShopSettingsReader },
  ) {
    const subscriptions = createSubscriptions(given);
    return {
      subscriptions,
      reveals: createCredentialReveals(given),
      readSubscription: async (customerId: string, id: string) =>
        subscriptionDetailsToWire(
          await subscriptions.find(customerId, id),
          given.settings.current(),
        ),
    };
  },
  routes: (given: Given<typeof subscriptionRoutes>) => [subscriptionRoutes(given)],
});

/** A customer's subscriptions. */
function subscriptionRoutes({ access, subscriptions, reveals, settings, shopDay }: Dependencies) {
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
