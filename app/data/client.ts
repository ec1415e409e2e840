import { apiPaths } from '#contract/paths';
import {
  addImpersonationHeader,
  markImpersonationEnded,
  reportImpersonationElsewhere,
} from '../state/impersonation.ts';
import { ApiError } from './api-error.ts';
import { clearSignedInCookie } from './signed-in-cookie.ts';

/** A change that takes longer counts as not answered; it may be asked for again. */
export const timeoutMs = 25_000;

/** The default reader: a GET that parses JSON; a non-OK answer throws an {@link ApiError}. */
export function read<T>(path: string, options: { signal?: AbortSignal } = {}): Promise<T> {
  return call(path, { method: 'GET', ...options });
}

/** Reads what may not be there: null for a 404. */
export async function readOrNull<T>(path: string): Promise<T | null> {
  return read<T>(path).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

/** A call that changes something. */
type Change = <T>(path: string, body?: unknown) => Promise<T>;

export const post: Change = (path, body) => change('POST', path, body);
export const patch: Change = (path, body) => change('PATCH', path, body);
export const remove: Change = (path, body) => change('DELETE', path, body);

function change<T>(method: string, path: string, body: unknown): Promise<T> {
  return call(path, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** What a call answers is what the contract says of it; the server checks its own answers. */
async function call<T>(path: string, init: RequestInit): Promise<T> {
  return (await request(path, init)).json();
}

/** For those who need more of an answer than its body. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const headers = addImpersonationHeader(init.headers);
  const sent = { credentials: 'include', ...init, ...(headers && { headers }) } as const;
  const response = await fetch(path, sent).catch((error) => {
    if (init.method === 'GET' && init.signal?.aborted) throw error;
    throw ApiError.unreachable();
  });
  if (response.status === 401) await recheckSession(path);
  if (response.ok) return response;
  const error = await ApiError.of(response);
  if (error.problem?.code === 'view_over') markImpersonationEnded();
  if (error.problem?.code === 'viewing') reportImpersonationElsewhere();
  throw error;
}

/**
 * A 401 may mean a wrong password, or a call that crossed a change of the session's id: whether
 * somebody is signed in, only the look-up says.
 */
async function recheckSession(path: string): Promise<void> {
  const isLookUp = path === apiPaths.user || path === apiPaths.customer;
  const said = isLookUp
    ? 401
    : await fetch(apiPaths.user, { credentials: 'include' }).then(
        ({ status }) => status,
        () => 0,
      );
  if (said === 401) clearSignedInCookie();
}
