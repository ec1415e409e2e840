import { lookup } from 'node:dns/promises';
import { isIP, isIPv4 } from 'node:net';
import { createProbe, type Probe, type ProbeResponse } from './probe.ts';
import { isPublicAddress } from './public-address.ts';
import { raceAbort, startTimeout, type Timeout } from './timeout.ts';

const maxRedirects = 3;
/** Some names have hundreds of addresses. */
const maxAddresses = 8;

/** Resolves a name to IP addresses. Throws if it has none. */
export type LookupAddresses = (name: string) => Promise<string[]>;

export type DemoCheck = (address: string) => Promise<boolean>;

type Dependencies = {
  /** The shop's own URL. */
  baseUrl: string;
  /** Requests one of the shop's own paths within this process. */
  own: (path: string, signal: AbortSignal) => Promise<Response>;
  lookUp?: LookupAddresses;
  ask?: Probe;
  /** For the whole check, including redirects. */
  patienceMs?: number;
};

/**
 * Checks whether a demo responds. Admins can enter any address, so requests are limited to public
 * IP addresses, which are checked again after each redirect.
 */
export function createDemoCheck({
  baseUrl,
  own,
  lookUp = lookupByDns,
  ask = createProbe(),
  patienceMs = 10_000,
}: Dependencies): DemoCheck {
  const home = new URL(baseUrl).origin;
  return (address) => answers(address, startTimeout(patienceMs)).catch(() => false);

  async function answers(address: string, patience: Timeout): Promise<boolean> {
    let url = URL.parse(address, baseUrl);
    for (let asked = 0; url && asked <= maxRedirects; asked++) {
      const { status, location } = await askOnce(url, patience);
      if (!location || !isRedirect(status)) return isSuccess(status);
      url = URL.parse(location, url);
    }
    return false;
  }

  function askOnce(url: URL, patience: Timeout): Promise<ProbeResponse> {
    return url.origin === home ? askHome(url, patience) : askPublicly(url, patience);
  }

  async function askHome({ pathname, search }: URL, { signal }: Timeout): Promise<ProbeResponse> {
    const { status, headers } = await raceAbort(own(`${pathname}${search}`, signal), signal);
    return { status, location: headers.get('location') };
  }

  /** Uses the first address that responds, as browsers do. */
  async function askPublicly(url: URL, patience: Timeout): Promise<ProbeResponse> {
    if (!isWebUrl(url)) throw new Error('Not an http or https address');
    const addresses = await publicAddressesOf(url, patience);
    for (const [index, address] of addresses.entries()) {
      const share = patience.share(addresses.length - index);
      const answer = await askAt(url, address, share).catch(() => null);
      if (answer) return answer;
    }
    throw new Error('No address responded');
  }

  /** Some servers do not support HEAD, reject it or never respond to it. */
  async function askAt(url: URL, address: string, patience: Timeout): Promise<ProbeResponse> {
    const { signal } = patience.share(2);
    const head = await ask({ url, address, method: 'HEAD', signal }).catch(() => null);
    if (head && isSuccess(head.status)) return head;
    return ask({ url, address, method: 'GET', signal: patience.signal });
  }

  /** A single private address rules out the whole host, to prevent server-side request forgery. */
  async function publicAddressesOf(url: URL, { signal }: Timeout): Promise<string[]> {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(name) ? [name] : await raceAbort(lookUp(name), signal);
    if (!found.every(isPublicAddress)) throw new Error('Not a public address');
    const [version4, version6] = [found.filter(isIPv4), found.filter((one) => !isIPv4(one))];
    return [...version4, ...version6].slice(0, maxAddresses);
  }
}

/** Only default ports, because public websites use no others. */
const isWebUrl = ({ protocol, port }: URL) =>
  /^https?:$/.test(protocol) && /^(80|443)?$/.test(port);

const isRedirect = (status: number) => status >= 300 && status < 400;

/** A site that requires a login or limits requests still counts as online. */
const isSuccess = (status: number) =>
  (status >= 200 && status < 400) || [401, 403, 429].includes(status);

async function lookupByDns(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}
