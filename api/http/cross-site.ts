import { Elysia } from 'elysia';
import { Failure } from './failure.ts';
import { requestRoute } from './route-patterns.ts';
import { bearerOf } from './viewer.ts';

const changingMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Rejects state-changing requests that a browser marks as cross-site. A caller that sends neither
 * header is not a browser, so it carries no user's cookies. Next to an API key, cookies count for nothing.
 */
export function crossSiteRules(options: {
  baseUrl: string;
  exempt: ReadonlySet<string>;
  /** GET routes that change state. */
  changingToo: ReadonlySet<string>;
}) {
  const own = new URL(options.baseUrl).origin;
  return new Elysia({ name: 'cross-site' }).onRequest(({ request }) => {
    const path = requestRoute(request);
    if (!changingMethods.has(request.method) && !options.changingToo.has(path)) return;
    if (options.exempt.has(path) || bearerOf(request) !== null) return;
    const site = request.headers.get('sec-fetch-site');
    const origin = request.headers.get('origin');
    if (site === 'cross-site' || site === 'same-site' || (origin !== null && origin !== own)) {
      throw new Failure(
        'cross_site',
        'This request came from another site. Use the shop’s own pages.',
      );
    }
  });
}
