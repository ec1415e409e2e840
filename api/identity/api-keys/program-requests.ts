import { Elysia } from 'elysia';
import { invalid } from '#api/http/failure';
import { resolvedViewer } from '#api/http/viewer';
import type { Idempotency } from './idempotency.ts';

/**
 * What programs say in headers: `Idempotency-Key`, and `If-Match` in place of a body's version, which
 * answers have as their `ETag`. For every route registered after it, once a guard has let them pass.
 */
export function programRequests({ idempotency }: { idempotency: Idempotency }) {
  return new Elysia({ name: 'program-requests' })
    .onTransform({ as: 'global' }, async (context) => {
      const header = context.request.headers.get('if-match');
      if (header === null || !(await keyOf(context.request))) return;
      const version = /^"(\d{1,9})"$/.exec(header)?.[1];
      if (version === undefined) {
        throw invalid([{ path: 'If-Match', message: 'Send the ETag of the newest answer.' }]);
      }
      context.body = { version: Number(version), ...asObject(context.body) };
    })
    .onBeforeHandle({ as: 'global' }, async ({ request, body }) => {
      const key = request.method === 'POST' && (await keyOf(request));
      return key ? ((await idempotency.begin(request, key.id, body)) ?? undefined) : undefined;
    })
    .onAfterHandle({ as: 'global' }, async ({ request, responseValue, set }) => {
      const { version } = asObject(responseValue);
      if (typeof version === 'number' && (await keyOf(request))) set.headers.etag = `"${version}"`;
      // A file isn’t kept, and neither is an answer that was.
      if (responseValue instanceof Response) await idempotency.fail(request);
      else await idempotency.finish(request, responseValue);
    });
}

/** Lets a request that failed be sent again. Before the plugin that answers failures. */
export function releaseFailedRequests({ idempotency }: { idempotency: Idempotency }) {
  return new Elysia({ name: 'release-failed-requests' }).onError({ as: 'global' }, ({ request }) =>
    idempotency.fail(request),
  );
}

async function keyOf(request: Request) {
  return (await resolvedViewer(request))?.apiKey;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
