/**
 * The page may load its own style and nothing else. Browsers hold the redirect after a form to
 * `form-action` too, so the origin that the shop asked to come back to is in it.
 */
export function pageHeaders(styleHash: string, successUrl?: string | null): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    `form-action 'self'${successUrl ? ` ${sourceOf(successUrl)}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  };
}

/** A policy cannot name an IPv6 address: its scheme has to do. */
function sourceOf(url: string): string {
  const { hostname, origin, protocol } = new URL(url);
  return hostname.startsWith('[') ? protocol : origin;
}
