import { pathOf } from '#api/http/request-path';
import type { SecurityHeaders } from '#api/http/security-headers';
import { listProducts } from '#contract/endpoints/products';
import { impersonationHeader } from '#contract/impersonation-header';
import {
  bestEncoding,
  type EncodedAnswer,
  type Encoding,
  etagIn,
  isKnown,
  respondIn,
  respondNotModified,
} from './encoded.ts';

type Handle = (request: Request) => unknown;
/** Finished responses, cloned for each request. */
type Ready = { etag: string | null; full: Response; notModified: Response };
type Entry = {
  answer: EncodedAnswer;
  ready: Partial<Record<Encoding, Ready>>;
  /** Since room was last needed. */
  isUsed: boolean;
};

/** More pages, assets and files than a shop has. Beyond it, unused ones are dropped. */
const maxEntries = 1000;
/** Longer paths are no addresses of ours. */
const maxPathLength = 200;

export type ReadyResponses = ReturnType<typeof createReadyResponses>;

/**
 * Answers repeated GET requests before the router, with the bytes and headers of an earlier answer.
 * Everything unusual is left to the routes, which say what can be repeated.
 */
export function createReadyResponses(
  headersOf: SecurityHeaders,
  requestIdOf: (request: Request) => string,
) {
  let version = 0;
  const entries = new Map<string, Entry>();
  return {
    /** Call after every change of the catalog or the settings. */
    clear() {
      version += 1;
      entries.clear();
    },

    /** The number of changes so far. */
    version: () => version,

    /**
     * Repeats an answer until the catalog or the settings change. It must be the same for every visitor and every
     * query, and its data must have been read since `readAt`, a {@link version}.
     */
    keep,

    /** Wraps the shop's handler. */
    wrap: (handle: Handle) => (request: Request) =>
      find(request) ?? (isCatalog(request) ? keepCatalog(request, handle) : handle(request)),
  };

  function keep(path: string, answer: EncodedAnswer, readAt: number): void {
    if (answer.status !== 200 || readAt !== version || path.length > maxPathLength) return;
    makeRoom();
    entries.set(path, { answer, ready: {}, isUsed: false });
  }

  /** A map keeps the order of insertion, so used entries go to its end. */
  function makeRoom(): void {
    for (const [path, entry] of entries) {
      if (entries.size < maxEntries) return;
      entries.delete(path);
      if (entry.isUsed) entries.set(path, { ...entry, isUsed: false });
    }
  }

  function find(request: Request): Response | undefined {
    if (request.method !== 'GET') return undefined;
    const { url } = request;
    const path = pathOf(url);
    const entry = entries.get(path);
    if (!entry) return undefined;
    const { headers } = request;
    if (path === listProducts.path ? !isForStrangers(url, headers) : isVaried(url, path)) {
      return undefined;
    }
    entry.isUsed = true;
    const encoding = bestEncoding(headers.get('accept-encoding'), entry.answer.encoded);
    entry.ready[encoding] ??= prepare(path, entry.answer, encoding);
    const { etag, full, notModified } = entry.ready[encoding];
    const response = etag && isKnown(headers.get('if-none-match'), etag) ? notModified : full;
    response.headers.set('x-request-id', requestIdOf(request));
    return response.clone();
  }

  function prepare(path: string, answer: EncodedAnswer, encoding: Encoding): Ready {
    const secured = { ...answer, headers: { ...headersOf(path), ...answer.headers } };
    return {
      etag: etagIn(encoding, answer),
      full: respondIn(encoding, secured),
      notModified: respondNotModified(secured, encoding),
    };
  }

  /** Keeps the catalog's JSON with the headers that the API answers. */
  async function keepCatalog(request: Request, handle: Handle): Promise<unknown> {
    const readAt = version;
    const response = await handle(request);
    if (!(response instanceof Response) || response.status !== 200) return response;
    const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
    const identity = await response.clone().blob();
    const encoded = { tag: null, bodies: { identity } };
    keep(listProducts.path, { status: 200, headers, encoded }, readAt);
    return response;
  }
}

function isCatalog({ method, url, headers }: Request): boolean {
  return method === 'GET' && pathOf(url) === listProducts.path && isForStrangers(url, headers);
}

/** Admins see more products, a query selects some, and `Accept` can ask for CSV. */
function isForStrangers(url: string, headers: Headers): boolean {
  return (
    !url.includes('?') &&
    !headers.has('cookie') &&
    !headers.has(impersonationHeader) &&
    !headers.get('accept')?.includes('text/csv')
  );
}

/** Whether the query can change the page. */
function isVaried(url: string, path: string): boolean {
  return url.includes('session_id=') || (url.includes('?') && isCatalogPage(path));
}

/** The only page with filters, in every spelling that the router accepts. */
export function isCatalogPage(path: string): boolean {
  return /^\/+products\/*$/i.test(decode(path));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
