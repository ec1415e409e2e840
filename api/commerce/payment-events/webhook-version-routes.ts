import { desc, isNotNull } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/reconciliation';
import type { Db } from '#db/client';
import { providerEvents } from '#db/schema/provider-events';
import type { PaymentProvider } from '../payments/provider.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  provider: Pick<PaymentProvider, 'apiVersion'>;
};

/** Tells admins whether the webhook endpoint uses the API version that the shop reads. */
export function webhookVersionRoutes({ db, access, provider }: Dependencies) {
  return new Elysia({ name: 'webhook-version' }).use(adminGuard(access)).get(
    endpoint.getWebhookVersion.path,
    async () => {
      const newest = await db.query.providerEvents.findFirst({
        columns: { apiVersion: true },
        where: isNotNull(providerEvents.apiVersion),
        orderBy: desc(providerEvents.receivedAt),
      });
      return { expected: provider.apiVersion, received: newest?.apiVersion ?? null };
    },
    schemaOf(endpoint.getWebhookVersion),
  );
}
