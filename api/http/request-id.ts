import { createTrust } from './client-address.ts';

type Server = { requestIP(request: Request): { address: string } | null };

/** Returns a request's id. */
export type RequestIdOf = (request: Request, server: Server | null) => string;

/** Ids of proxies, such as 32 hexadecimal digits. */
const given = /^[\w-]{8,64}$/;

/** Takes the id in `X-Request-Id` only from a trusted proxy, because callers can send any. */
export function createRequestIds(trustedProxies: readonly string[]): RequestIdOf {
  if (trustedProxies.length === 0) return nextRequestId;
  const isTrusted = createTrust(trustedProxies);
  return (request, server) => {
    const id = request.headers.get('x-request-id');
    const isGiven = id && given.test(id) && isTrusted(server?.requestIP(request)?.address);
    return isGiven ? id : nextRequestId();
  };
}

const suffixes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

let stem = '';
let used = suffixes.length;

/**
 * A unique id in the form of a UUID. Some share all but their last byte, because a cached answer
 * costs little more than a random number. Their order is random, so that the ids of two requests
 * don't tell how many others came in between.
 */
export function nextRequestId(): string {
  if (used === suffixes.length) {
    stem = crypto.randomUUID().slice(0, -2);
    shuffle(suffixes);
    used = 0;
  }
  return `${stem}${suffixes[used++]}`;
}

function shuffle(values: string[]): void {
  for (let last = values.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [values[last], values[other]] = [values[other] ?? '', values[last] ?? ''];
  }
}
