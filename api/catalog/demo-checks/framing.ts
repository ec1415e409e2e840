import type { FramingHeader } from './probe.ts';

/** The page that would be framed, and the shop that would frame it. */
type Pair = { url: URL; shop: URL };

/**
 * Whether a page lets another origin frame it, as browsers read its headers: `frame-ancestors` of
 * each policy counts, and where there is one, `X-Frame-Options` doesn't.
 */
export function allowsFrame(headers: readonly FramingHeader[], pair: Pair): boolean {
  const policies = headers
    .filter(({ name }) => name === 'content-security-policy')
    // Several policies can share a header.
    .flatMap(({ value }) => value.split(','))
    .flatMap((policy) => ancestorsIn(policy) ?? []);
  if (policies.length > 0) {
    return policies.every((sources) => sources.some((source) => matches(source, pair)));
  }
  const isSame = pair.url.origin === pair.shop.origin;
  return headers
    .filter(({ name }) => name === 'x-frame-options')
    .flatMap(({ value }) => value.toLowerCase().split(','))
    .every((option) => {
      const word = option.trim();
      // Browsers ignore values that they don't know.
      return word === 'sameorigin' ? isSame : word !== 'deny';
    });
}

/** The sources of `frame-ancestors`, in a list of their own; null without one. */
function ancestorsIn(policy: string): string[][] | null {
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name === 'frame-ancestors') return [sources];
  }
  return null;
}

function matches(source: string, { url, shop }: Pair): boolean {
  if (source === '*') return true;
  if (source === "'self'") return url.origin === shop.origin;
  if (/^https?:$/.test(source)) return source === shop.protocol;
  const [, scheme, host, port] = /^(?:(https?):\/\/)?([^/:]+)(?::(\d+|\*))?\/?$/.exec(source) ?? [];
  if (!host || (scheme && `${scheme}:` !== shop.protocol)) return false;
  if (port !== '*' && (port ?? '') !== shop.port) return false;
  return host.startsWith('*.') ? shop.hostname.endsWith(host.slice(1)) : shop.hostname === host;
}
