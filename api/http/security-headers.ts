import { Elysia } from 'elysia';
import { requestPath } from './request-path.ts';

type Policy = Record<string, string>;

const shared: Policy = {
  'default-src': "'self'",
  // Matches the addresses that the contract's `webAddress` accepts for pictures.
  'img-src': "'self' data: https: http:",
  'font-src': "'self'",
  // The dialog's scroll lock inserts a style element. Scripts never need this exception.
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/**
 * Headers of every response, including errors. `scriptHashes`: hashes of the pages' inline scripts.
 */
export function securityHeaders(options: { https: boolean; scriptHashes: readonly string[] }) {
  const scripts = ["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  const pages = write({ ...shared, 'script-src': scripts, 'frame-ancestors': "'none'" });
  const demos = write({ ...shared, 'frame-ancestors': "'self'" });
  return new Elysia({ name: 'security-headers' }).onRequest(({ request, set }) => {
    const demo = requestPath(request).startsWith('/demos/');
    Object.assign(set.headers, {
      'x-request-id': crypto.randomUUID(),
      'content-security-policy': demo ? demos : pages,
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
  });
}

function write(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
