import createFetchClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { components, paths } from './api.d.ts';

export type { paths } from './api.d.ts';

/** The body of a failed request (RFC 9457). */
export type Problem = components['schemas']['Problem'];

export type ClientOptions = {
  /** Where the shop is: 'https://shop.example'. */
  baseUrl: string;
  /** An API key of the shop: 'swk_…'. */
  key: string;
  /** How often a request is sent at most. By default 5 times. */
  maxAttempts?: number;
  /** Sends a request. By default over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

export type Client = ReturnType<typeof createClient>;

/** A request that the shop refused, or couldn’t do. */
export class ApiError extends Error {
  readonly status: number;
  /** null: the answer wasn’t the shop’s. */
  readonly problem: Problem | null;
  /** Names the request in the shop’s log. */
  readonly requestId: string | null;

  constructor({ status, headers }: Response, problem: Problem | null) {
    super(problem?.detail ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.requestId = headers.get('x-request-id');
  }
}

type Json = 'application/json';
type Init<P extends keyof paths, M extends HttpMethod> = MaybeOptionalInit<paths[P], M>;
type Arguments<I> = RequiredKeysOf<I> extends never ? [init?: I] : [init: I];
type Answer<P extends keyof paths, M extends HttpMethod, I> = NonNullable<
  FetchResponse<paths[P][M] & Record<string, unknown>, I, Json>['data']
>;

/** Calls an endpoint. It throws an {@link ApiError} unless the shop did what was asked. */
type Call<M extends HttpMethod> = <P extends PathsWithMethod<paths, M>, I extends Init<P, M>>(
  path: P,
  ...init: Arguments<I>
) => Promise<Answer<P, M, I>>;

/** Calls a list and answers its rows, page by page as they are read. */
type List = <P extends PathsWithMethod<paths, 'get'>, I extends Init<P, 'get'>>(
  path: P,
  ...init: Arguments<I>
) => AsyncGenerator<Answer<P, 'get', I> extends readonly (infer Row)[] ? Row : never>;

/** A program’s access to the stable endpoints of a shop. */
export function createClient({ baseUrl, key, maxAttempts = 5, fetch = sendIt }: ClientOptions) {
  const client = createFetchClient<paths, Json>({
    baseUrl,
    fetch: (request) => sendRepeatedly(request, fetch, maxAttempts),
  });
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${key}`);
      if (request.method !== 'POST' || request.headers.has('idempotency-key')) return;
      request.headers.set('idempotency-key', crypto.randomUUID());
    },
    async onResponse({ response }) {
      if (!response.ok) throw new ApiError(response, await readProblem(response));
    },
  });

  const call = <M extends HttpMethod>(method: M) =>
    asCall<M>(async (path, init) => (await client.request(method, path, init)).data);

  async function* list(path: never, init: Options = {}): AsyncGenerator<unknown> {
    let query: object | null = init.params?.query ?? {};
    while (query) {
      const page: { data?: unknown; response: Response } = await client.request('get', path, {
        ...init,
        params: { ...init.params, query },
      } as never);
      yield* page.data as unknown[];
      query = nextQuery(page.response, baseUrl);
    }
  }

  return {
    get: call('get'),
    post: call('post'),
    patch: call('patch'),
    delete: call('delete'),
    list: list as List,
  };
}

type Options = { params?: { query?: object } };

/** The types of a call follow from the document, which the compiler can’t see in a general method. */
function asCall<M extends HttpMethod>(send: (path: never, init: never) => Promise<unknown>) {
  return send as Call<M>;
}

/**
 * A busy or interrupted request is sent again: in as many seconds as the shop says, else after a growing
 * pause. POSTs carry an Idempotency-Key, so that they are done once. Other changes are sent again only if
 * the shop has refused them.
 */
async function sendRepeatedly(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  maxAttempts: number,
): Promise<Response> {
  const isRepeatable = request.method === 'GET' || request.method === 'POST';
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= maxAttempts;
    let seconds = Math.random() * 2 ** (attempt - 2);
    try {
      const response = await fetch(request.clone());
      const isBusy = response.status === 429 || (response.status >= 500 && isRepeatable);
      if (isLast || !isBusy) return response;
      await response.body?.cancel();
      seconds = Number(response.headers.get('retry-after')) || seconds;
    } catch (error) {
      if (isLast || !isRepeatable || request.signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

const sendIt = (request: Request) => globalThis.fetch(request);

async function readProblem(response: Response): Promise<Problem | null> {
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  return isProblem ? response.json() : null;
}

/** The query of the next page, from the `Link` header. null: it was the last one. */
function nextQuery({ headers }: Response, baseUrl: string): object | null {
  const next = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return next ? Object.fromEntries(new URL(next, baseUrl).searchParams) : null;
}
