import { Elysia } from 'elysia';
import * as v from 'valibot';
import { members, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { CancellationRequest, RequestCancellation } from '#contract/cancellations';
import { CredentialList } from '#contract/delivery';
import { apiPaths } from '#contract/paths';
import {
  SubscriptionDetails,
  SubscriptionList,
  SubscriptionListQuery,
} from '#contract/subscriptions';
import type { Cancellations } from '../cancellations/service.ts';
import { cancellationToWire } from '../cancellations/to-wire.ts';
import type { CredentialReveals } from './reveals.ts';
import type { Subscriptions } from './service.ts';
import { subscriptionDetailsToWire, subscriptionToWire } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  subscriptions: Subscriptions;
  cancellations: Cancellations;
  reveals: CredentialReveals;
};

/** What customers see and change of their subscriptions. */
export function subscriptionRoutes({
  access,
  subscriptions,
  cancellations,
  reveals,
}: Dependencies) {
  return new Elysia({ name: 'subscriptions' })
    .use(members(access))
    .get(
      apiPaths.subscriptions,
      async ({ viewer, query, path, set }) => {
        const page = await subscriptions.list(viewer.customer.id, query);
        return answerPage(page, { path, query, headers: set.headers }).map(subscriptionToWire);
      },
      {
        query: SubscriptionListQuery,
        response: SubscriptionList,
        mapResponse: csvIfAsked(SubscriptionList),
      },
    )
    .get(
      `${apiPaths.subscriptions}/:id`,
      async ({ viewer, params }) =>
        subscriptionDetailsToWire(await subscriptions.find(viewer.customer.id, params.id)),
      { response: SubscriptionDetails },
    )
    .post(
      `${apiPaths.subscriptions}/:id/credentials/reveal`,
      ({ viewer, params }) => reveals.reveal(viewer, params.id),
      { response: CredentialList },
    )
    .post(
      `${apiPaths.subscriptions}/:id/cancel`,
      async ({ viewer, params, body, status }) => {
        const request = await cancellations.request(viewer.customer, params.id, body);
        return status(201, cancellationToWire(request));
      },
      {
        parse: 'json',
        body: v.nullish(RequestCancellation, {}),
        response: { 201: CancellationRequest },
      },
    )
    .delete(
      `${apiPaths.subscriptions}/:id/cancel`,
      async ({ viewer, params }) =>
        cancellationToWire(await cancellations.withdraw(viewer.customer, params.id)),
      { response: CancellationRequest },
    );
}
