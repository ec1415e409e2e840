import { Elysia } from 'elysia';
import { retryAfterSeconds } from '#api/http/failure';
import { schemaOf } from '#api/http/schema-of';
import * as endpoint from '#contract/endpoints/health';
import type { FindFailedParts } from './readiness.ts';

/** `health`: the process responds. `ready`: it can also serve requests and is not shutting down. */
export function healthRoutes(findFailedParts: FindFailedParts) {
  return new Elysia({ name: 'health' })
    .get(endpoint.getHealth.path, () => ({ ok: true as const }), schemaOf(endpoint.getHealth))
    .get(
      endpoint.getReadiness.path,
      async ({ status, set }) => {
        const failed = await findFailedParts();
        if (failed.length === 0) return { ok: true as const };
        set.headers['retry-after'] = String(retryAfterSeconds);
        return status(503, { ok: false as const, failed });
      },
      schemaOf(endpoint.getReadiness),
    );
}
