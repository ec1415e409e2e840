const HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** What a proxy adds when it passes a request on for somebody else. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|(cf|fastly|fly)-.+)$/;
const PEERS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether the caller sits at this machine, with no proxy in between that might speak for others. */
export function isLocal({ headers, url }: Request, peer: string): boolean {
  const forwarded = [...headers.keys()].some((name) => PROXY_HEADER.test(name));
  return !forwarded && PEERS.test(peer) && HOSTS.includes(new URL(url).hostname);
}

/**
 * Whether a request came under a name of the sandbox. A page whose own name was pointed at this
 * machine (DNS rebinding) would otherwise be of the sandbox's origin.
 */
export function isOwnHost({ url }: Request, publicUrl: string): boolean {
  const { host, hostname } = new URL(url);
  return HOSTS.includes(hostname) || host === new URL(publicUrl).host;
}

/** Whether a page of another origin makes the browser ask. Other programs send neither header. */
export function isForeign({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin') ?? new URL(url).origin;
  return !['same-origin', 'none'].includes(site) || origin !== new URL(url).origin;
}
