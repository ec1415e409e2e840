import { Failure } from './failure.ts';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;
/** Headers that proxies add to forwarded requests. */
const proxyHeader =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|(cf|fastly|fly)-.+)$/;

/**
 * Protects local developer tools. Requests from other machines, through a proxy, or for another
 * host name get a 404.
 */
export function refuseUnlessLocal(request: Request, peer: string | undefined): void {
  const isLocal =
    loopback.test(peer ?? '') &&
    localHost.test(request.headers.get('host') ?? '') &&
    ![...request.headers.keys()].some((name) => proxyHeader.test(name));
  if (!isLocal) throw new Failure('not_found', 'Nothing was found at this address.');
}
