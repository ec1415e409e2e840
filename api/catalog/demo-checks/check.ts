import { lookup } from 'node:dns/promises';
import { isIP, isIPv4 } from 'node:net';
import { createProbe, type Probe, type ProbeResponse } from './probe.ts';
import { isPublicAddress } from './public-address.ts';
import { raceAbort, startTimeout, type Timeout } from './timeout.ts';

const maxRedirects = 3;
/** Of a name that has many; some have hundreds. */
const maxAddresses = 8;

/** The IP addresses of a name; throws where it has none. */
export type LookupAddresses = (name: string) => Promise<string[]>;

export type DemoCheck = (address: string) => Promise<boolean>;

type Dependencies = {
  /** Where the shop itself is found. */
  baseUrl: string;
  /** Answers one of the shop's own paths, in the process. */
  own: (path: string, signal: AbortSignal) => Promise<Response>;
  lookUp?: LookupAddresses;
  ask?: Probe;
  /** For the whole of a check, redirects included. */
  patienceMs?: number;
};

/**
 * Whether a demo answers. An admin types its address, so it may lead anywhere: machines are asked
 * only at addresses of the open internet, those that were looked up, at each redirect anew.
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

  /** The first of its addresses that answers anything speaks for all, as it does to a browser. */
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

  /** Some know no HEAD, refuse it or leave it without an answer. */
  async function askAt(url: URL, address: string, patience: Timeout): Promise<ProbeResponse> {
    const { signal } = patience.share(2);
    const head = await ask({ url, address, method: 'HEAD', signal }).catch(() => null);
    if (head && isSuccess(head.status)) return head;
    return ask({ url, address, method: 'GET', signal: patience.signal });
  }

  /** One address in a private network is enough to ask none of them. */
  async function publicAddressesOf(url: URL, { signal }: Timeout): Promise<string[]> {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(name) ? [name] : await raceAbort(lookUp(name), signal);
    if (!found.every(isPublicAddress)) throw new Error('Not a public address');
    const [version4, version6] = [found.filter(isIPv4), found.filter((one) => !isIPv4(one))];
    return [...version4, ...version6].slice(0, maxAddresses);
  }
}

/** By its protocols, at their own ports: what listens at others is no website for everybody. */
const isWebUrl = ({ protocol, port }: URL) =>
  /^https?:$/.test(protocol) && /^(80|443)?$/.test(port);

const isRedirect = (status: number) => status >= 300 && status < 400;

/** Someone is there, also where they want to know who asks, or are asked too often. */
const isSuccess = (status: number) =>
  (status >= 200 && status < 400) || [401, 403, 429].includes(status);

async function lookupByDns(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}
