import { desc, isNotNull } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { apiPaths } from '#contract/paths';
import { WebhookVersion } from '#contract/webhook-version';
import type { Db } from '#db/client';
import { providerEvents } from '#db/schema/provider-events';
import type { PaymentProvider } from '../payments/provider.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  provider: Pick<PaymentProvider, 'apiVersion'>;
};

/** Lets admins see whether the webhook endpoint is set to the version that the shop reads. */
export function webhookVersionRoutes({ db, access, provider }: Dependencies) {
  return new Elysia({ name: 'webhook-version' }).use(admins(access)).get(
    apiPaths.webhookVersion,
    async () => {
      const newest = await db.query.providerEvents.findFirst({
        columns: { apiVersion: true },
        where: isNotNull(providerEvents.apiVersion),
        orderBy: desc(providerEvents.receivedAt),
      });
      return { expected: provider.apiVersion, received: newest?.apiVersion ?? null };
    },
    { response: WebhookVersion },
  );
}
