import { Elysia } from 'elysia';
import type { RequestIdOf } from './request-log.ts';
import { requestPath } from './route-patterns.ts';

type Policy = Record<string, string>;

const shared: Policy = {
  'default-src': "'self'",
  // Matches the addresses that the contract's `webAddress` accepts for pictures.
  'img-src': "'self' data: https: http:",
  'font-src': "'self'",
  // A customer reviews the preview of a website in a frame, wherever it is.
  'frame-src': "'self' https:",
  // The dialog's scroll lock inserts a style element. Scripts never need this exception.
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** The security headers of a path. */
export type SecurityHeaders = (path: string) => Readonly<Record<string, string>>;

/** `scriptHashes`: hashes of the pages' inline scripts. */
export function createSecurityHeaders(options: {
  https: boolean;
  scriptHashes: readonly string[];
}): SecurityHeaders {
  const scripts = ["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  const withPolicy = (policy: Policy) => ({
    'content-security-policy': write(policy),
    'x-content-type-options': 'nosniff',
    // The path of a guest's ticket contains its access token, so it is never sent, not even to
    // the shop.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(options.https
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  });
  const pages = withPolicy({ ...shared, 'script-src': scripts, 'frame-ancestors': "'none'" });
  const demos = withPolicy({ ...shared, 'frame-ancestors': "'self'" });
  return (path) => (path.startsWith('/demos/') ? demos : pages);
}

/** Sets the security headers and a request id on every response, including errors. */
export function securityHeaders(headersOf: SecurityHeaders, requestIdOf: RequestIdOf) {
  return new Elysia({ name: 'security-headers' }).onRequest(({ request, server, set }) => {
    Object.assign(set.headers, headersOf(requestPath(request)), {
      'x-request-id': requestIdOf(request, server),
    });
  });
}

function write(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
