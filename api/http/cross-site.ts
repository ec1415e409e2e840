import { Elysia } from 'elysia';
import { Failure } from './failure.ts';
import { requestRoute } from './request-path.ts';

const changingMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses calls that change something when a browser says that another site made them. A caller
 * that sends neither header is no browser and carries no one's cookies.
 */
export function crossSiteRules(options: {
  baseUrl: string;
  exempt: ReadonlySet<string>;
  /** GETs that change something. */
  changingToo: ReadonlySet<string>;
}) {
  const own = new URL(options.baseUrl).origin;
  return new Elysia({ name: 'cross-site' }).onRequest(({ request }) => {
    const path = requestRoute(request);
    if (!changingMethods.has(request.method) && !options.changingToo.has(path)) return;
    if (options.exempt.has(path)) return;
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
