const HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** What a proxy adds when it passes a request on for somebody else. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|(cf|fastly|fly)-.+)$/;
const PEERS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request names this machine and comes through no proxy. Any other name may be a page
 * elsewhere that had its own name resolved to this machine, or a proxy that serves the world.
 */
export function isAddressedLocally({ headers, url }: Request): boolean {
  const forwarded = [...headers.keys()].some((name) => PROXY_HEADER.test(name));
  return !forwarded && HOSTS.includes(new URL(url).hostname);
}

/** Whether the connection comes from this machine. */
export function isLocalPeer(peer: string): boolean {
  return PEERS.test(peer);
}

/** Whether a page of another origin makes the browser ask. Other programs send neither header. */
export function isCrossOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin') ?? new URL(url).origin;
  return !['same-origin', 'none'].includes(site) || origin !== new URL(url).origin;
}
