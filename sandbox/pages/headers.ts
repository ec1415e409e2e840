/**
 * The page loads only its own style. Browsers apply `form-action` to the redirect after a form
 * too, so it includes the origin of the return URL.
 */
export function pageHeaders(styleHash: string, successUrl?: string | null): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    // For the empty icon, without which Firefox asks for one and reports that it may not.
    'img-src data:',
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

/** A content security policy can't name an IPv6 address, so the scheme has to do. */
function sourceOf(url: string): string {
  const { hostname, origin, protocol } = new URL(url);
  return hostname.startsWith('[') ? protocol : origin;
}
