import { Elysia } from 'elysia';
import { type ClientAddress, createNetworks } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import type { RateLimits, Use } from '#api/http/rate-limits';
import { bearerOf, setViewer } from '#api/http/viewer';
import { endpoints, type PermittedEndpoint } from '#contract/endpoints';
import type { Db } from '#db/client';
import type { ApiKeys } from './service.ts';

type Dependencies = {
  db: Db;
  apiKeys: Pick<ApiKeys, 'findViewer' | 'recordUse'>;
  limits: RateLimits;
  clientAddress: ClientAddress;
};

const endpointsByName = new Map<string, PermittedEndpoint>(
  Object.values<PermittedEndpoint>(endpoints).map((endpoint) => [endpoint.name, endpoint]),
);

/**
 * Lets programs act by their key, for every route registered after it. With a key, cookies count for
 * nothing. The guards check the permission.
 */
export function acceptApiKeys({ db, apiKeys, limits, clientAddress }: Dependencies) {
  return new Elysia({ name: 'accept-api-keys' }).onTransform(
    { as: 'global' },
    async ({ request, route, server, set }) => {
      const secret = bearerOf(request);
      if (secret === null) return;
      const address = clientAddress(request, server);
      const found = await apiKeys.findViewer(secret);
      if (!found) {
        set.headers['www-authenticate'] = 'Bearer';
        await limits.count(db, 'wrong API key, address', address);
        const sentence = 'This API key doesn’t work. It may have expired or been revoked.';
        throw new Failure('unauthenticated', sentence, { securityEvent: 'api_key_refused' });
      }
      const { key, viewer } = found;
      setViewer(request, viewer);
      const { networks } = key;
      if (networks.length > 0 && !createNetworks(networks)(address)) {
        throw new Failure('not_allowed', 'This API key can’t be used from this network.');
      }
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      if (endpointsByName.get(`${method} ${route}`)?.programs === 'refused') {
        throw new Failure('not_allowed', 'API keys can’t do this. Sign in instead.');
      }
      const used = await limits.use(db, 'API key', String(key.id));
      if (used) Object.assign(set.headers, rateLimitHeaders(used));
      if (used?.refusal) throw used.refusal;
      await apiKeys.recordUse(key);
    },
  );
}

/** What is left of the key's limit, as the IETF's draft on RateLimit header fields has it. */
function rateLimitHeaders({ limit, windowSeconds, remaining, resetSeconds }: Use) {
  return {
    'ratelimit-policy': `"key";q=${limit};w=${windowSeconds}`,
    ratelimit: `"key";r=${remaining};t=${resetSeconds}`,
  };
}
