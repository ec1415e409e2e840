import type { SecurityHeaders } from '#api/http/security-headers';
import { createSingleFlight } from '#api/platform/single-flight';
import { listProducts } from '#contract/endpoints/products';
import { impersonationHeader } from '#contract/impersonation-header';
import { isUnavailable } from '../http/failure.ts';
import { type Answer, respond } from './answer.ts';

type Handle = (request: Request) => unknown;
/** `madeAt`: the version whose data it shows. */
type Entry = { answer: Answer; madeAt: number };

/** More pages and files than a shop has. Beyond it, the oldest are made again. */
const maxEntries = 3000;
/** Longer paths are no addresses of ours. */
const maxKeyLength = 300;

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Keeps what is the same for everybody until the catalog or the settings change. */
export function createAnswerCache(
  headersOf: SecurityHeaders = () => ({}),
  requestIdOf: (request: Request) => string = () => '',
) {
  let version = 0;
  const entries = new Map<string, Entry>();
  const making = createSingleFlight<Answer>();

  return {
    /** Call after every change of the catalog or the settings, in any process. */
    clear() {
      version += 1;
    },

    /** The number of changes so far. */
    version: () => version,

    /** Makes an answer once. If the key is a path, requests for it no longer reach the router. */
    async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
      return current(key)?.answer ?? making(`${version} ${key}`, () => makeNow(key, make));
    },

    /** Answers requests for a path with what another key has, before they reach the router. */
    repeat(path: string, key: string): void {
      const entry = current(key);
      if (entry?.answer.status === 200) put(path, entry);
    },

    /** Wraps the shop's handler. */
    wrap: (handle: Handle) => (request: Request) => {
      if (request.method !== 'GET') return handle(request);
      const { url } = request;
      // With the query, so that addresses with one go to the routes.
      const path = url.slice(url.indexOf('/', 8));
      const isCatalog = path === listProducts.path;
      if (isCatalog && !isForStrangers(request.headers)) return handle(request);
      const entry = current(path);
      if (entry) {
        const own = { ...headersOf(path), 'x-request-id': requestIdOf(request) };
        return respond(request, entry.answer, own);
      }
      return isCatalog ? keepCatalog(request, handle) : handle(request);
    },
  };

  function current(key: string): Entry | undefined {
    const entry = entries.get(key);
    return entry?.madeAt === version ? entry : undefined;
  }

  async function makeNow(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const madeAt = version;
    try {
      const answer = await make();
      if (!answer.isOnce) put(key, { answer, madeAt });
      return answer;
    } catch (error) {
      const outdated = entries.get(key);
      if (outdated && isUnavailable(error)) return outdated.answer;
      throw error;
    }
  }

  function put(key: string, entry: Entry): void {
    const last = entries.get(key);
    if (key.length > maxKeyLength || (last && last.madeAt > entry.madeAt)) return;
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest);
    entries.set(key, entry);
  }

  /** Keeps the catalog's JSON with the headers that the API answers. */
  async function keepCatalog(request: Request, handle: Handle): Promise<unknown> {
    const madeAt = version;
    const response = await handle(request);
    if (!(response instanceof Response) || response.status !== 200) return response;
    const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
    const bodies = { identity: await response.clone().blob() };
    put(listProducts.path, { madeAt, answer: { status: 200, headers, bodies, tag: null } });
    return response;
  }
}

/** Admins see more products, and `Accept` can ask for CSV. */
function isForStrangers(headers: Headers): boolean {
  return (
    !headers.has('cookie') &&
    !headers.has(impersonationHeader) &&
    !headers.get('accept')?.includes('text/csv')
  );
}
