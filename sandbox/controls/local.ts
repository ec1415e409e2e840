const HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Headers that proxies add when they forward a request. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|(cf|fastly|fly)-.+)$/;
const PEERS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request names this machine as its host and came through no proxy. Any other host could
 * be DNS rebinding or a proxy that exposes the sandbox.
 */
export function isAddressedLocally({ headers, url }: Request): boolean {
  const forwarded = [...headers.keys()].some((name) => PROXY_HEADER.test(name));
  return !forwarded && HOSTS.includes(new URL(url).hostname);
}

export function isLocalPeer(peer: string): boolean {
  return PEERS.test(peer);
}

/**
 * Whether another site's page sent the request. Programs other than browsers send neither header.
 */
export function isCrossOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin') ?? new URL(url).origin;
  return !['same-origin', 'none'].includes(site) || origin !== new URL(url).origin;
}
