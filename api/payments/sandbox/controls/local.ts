const HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const PEERS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether the caller sits at this machine, with no proxy in between that might speak for others. */
export function isLocal({ headers, url }: Request, peer: string): boolean {
  const forwarded = [...headers.keys()].some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !forwarded && PEERS.test(peer) && HOSTS.includes(new URL(url).hostname);
}

/** Whether a page of another origin makes the browser ask. Other programs send neither header. */
export function isForeign({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin') ?? new URL(url).origin;
  return !['same-origin', 'none'].includes(site) || origin !== new URL(url).origin;
}
