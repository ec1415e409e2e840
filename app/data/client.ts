import type { EndpointAnswer, EndpointName, EndpointRequest } from '#contract/endpoints';
import {
  addImpersonationHeader,
  markImpersonationEnded,
  reportImpersonationElsewhere,
} from '../state/impersonation.ts';
import { addAccountHeader, doubtPageAccount, getPageAccount } from '../state/page-account.ts';
import { clearSignedInCookie, hasSignedInCookie } from '../state/signed-in-cookie.ts';
import { type Address, type Argument, addressOf, buildAddress } from './address.ts';
import { ApiError } from './api-error.ts';

/** A call that takes longer fails as unanswered, and may be repeated. */
export const timeoutMs = 25_000;

/**
 * When a read that was refused with 401 is repeated. It may have been sent just before the session
 * id changed, in another tab for example, and the new id may still be on its way.
 */
const repeatsMs = [0, 400];

/** The endpoints that say who is signed in, no matter for which account the page was loaded. */
export const lookUps = new Set<string>([
  addressOf('GET /api/user'),
  addressOf('GET /api/customer/auth/user'),
]);

/** A response with the JSON that the contract promises; the server checks its own answers. */
type ApiResponse<Answer> = Omit<Response, 'json'> & { json(): Promise<Answer> };

/** The default reader: a GET that parses JSON; a non-OK answer throws an {@link ApiError}. */
export async function read<Answer>(
  address: Address<Answer>,
  options: { signal?: AbortSignal } = {},
): Promise<Answer> {
  return (await request(address, { method: 'GET', ...options })).json();
}

/** Reads what may not be there: null for a 404. */
export async function readOrNull<Answer>(address: Address<Answer>): Promise<Answer | null> {
  return read(address).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

/** Calls an endpoint: `callApi('POST /api/orders/:id/start', { params: { id } })`. */
export async function callApi<Name extends EndpointName>(
  name: Name,
  ...request: Argument<EndpointRequest<Name>>
): Promise<EndpointAnswer<Name>> {
  return (await send(name, ...request)).json();
}

/** {@link callApi} for those who need more of the answer than its JSON. */
export function send<Name extends EndpointName>(
  name: Name,
  ...request: Argument<EndpointRequest<Name>>
): Promise<ApiResponse<EndpointAnswer<Name>>>;
export function send(
  name: EndpointName,
  { body, ...parts }: { body?: unknown } = {},
): Promise<ApiResponse<unknown>> {
  return request(buildAddress(name, parts), {
    method: name.slice(0, name.indexOf(' ')),
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

/** For requests that aren't JSON, and those that need headers or a signal of their own. */
export async function request<Answer>(
  address: Address<Answer>,
  init: RequestInit,
  transport: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<ApiResponse<Answer>> {
  const isLookUp = lookUps.has(address);
  const own = isLookUp ? init.headers : addAccountHeader(init.headers);
  const headers = addImpersonationHeader(own);
  const sent = { credentials: 'include', ...init, ...(headers && { headers }) } as const;
  const exchange = () =>
    transport(address, sent).catch((error) => {
      if (init.method === 'GET' && init.signal?.aborted) throw error;
      throw ApiError.unreachable();
    });
  let response = await exchange();
  const isFirstLook = isLookUp && !getPageAccount();
  for (const ms of init.method === 'GET' ? repeatsMs : []) {
    // Before it is known whether anyone is signed in, Login isn't kept waiting.
    if (response.status !== 401 || (ms && isFirstLook) || !hasSignedInCookie()) break;
    await new Promise((resolve) => setTimeout(resolve, ms));
    response = await exchange();
  }
  if (response.status === 401) await recheckSession(address);
  if (response.ok) return response;
  const error = await ApiError.of(response);
  if (error.problem?.code === 'view_over') markImpersonationEnded();
  if (error.problem?.code === 'viewing') reportImpersonationElsewhere();
  if (error.problem?.code === 'other_account') doubtPageAccount();
  throw error;
}

/** A 401 may also mean a wrong password, so this asks the server whether anyone is signed in. */
async function recheckSession(path: string): Promise<void> {
  const said = lookUps.has(path)
    ? 401
    : await fetch(addressOf('GET /api/user'), { credentials: 'include' }).then(
        ({ status }) => status,
        () => 0,
      );
  if (said === 401) clearSignedInCookie();
}
