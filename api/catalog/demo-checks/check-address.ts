import type { SiteProblem } from '#db/values/enumerations';
import { allowsFrame } from './framing.ts';
import {
  createProbe,
  isBadCertificate,
  type Probe,
  type ProbeResponse,
  raceAbort,
  startTimeout,
  type Timeout,
} from './probe.ts';
import {
  CheckError,
  isWebUrl,
  type LookupAddresses,
  lookupByDns,
  publicAddressesOf,
} from './public-addresses.ts';

const maxRedirects = 3;

/** `problem`: null if the website answers. */
export type AddressCheck = {
  problem: SiteProblem | null;
  /** The last HTTP status; null without an answer. */
  status: number | null;
  /** The redirects included; null without an answer. */
  responseMs: number | null;
  /** The first end of a certificate on the way; null without one. */
  certificateEndsAt: Date | null;
  /** The website answers, but doesn’t let the shop show it in a frame. */
  refusesFrames?: true;
};

/** Never throws. */
export type CheckAddress = (address: string) => Promise<AddressCheck>;

type Dependencies = {
  /** The shop's own URL. */
  baseUrl: string;
  /** Requests one of the shop's own paths within this process. */
  own: (path: string, signal: AbortSignal) => Promise<Response>;
  lookUp?: LookupAddresses;
  probe?: Probe;
  /** For the whole check, including redirects. */
  timeoutMs?: number;
};

/**
 * Checks whether a website responds. Admins can enter any address, so requests are limited to public
 * IP addresses, which are checked again after each redirect.
 */
export function createAddressCheck({
  baseUrl,
  own,
  lookUp = lookupByDns,
  probe = createProbe(),
  timeoutMs = 10_000,
}: Dependencies): CheckAddress {
  const home = new URL(baseUrl).origin;
  return (address) =>
    follow(address, startTimeout(timeoutMs)).catch((error: unknown) => ({
      status: null,
      responseMs: null,
      certificateEndsAt: null,
      problem: error instanceof CheckError ? error.problem : 'no_answer',
    }));

  async function follow(address: string, timeout: Timeout): Promise<AddressCheck> {
    const startedAt = performance.now();
    let url = URL.parse(address, baseUrl);
    let status: number | null = null;
    let certificateEndsAt: Date | null = null;
    const end = (problem: SiteProblem | null): AddressCheck => {
      const responseMs = status === null ? null : Math.round(performance.now() - startedAt);
      return { problem, status, responseMs, certificateEndsAt };
    };
    for (let asked = 0; url && asked <= maxRedirects; asked++) {
      const answer = await askOnce(url, timeout);
      status = answer.status;
      certificateEndsAt = earlier(certificateEndsAt, answer.certificateEndsAt);
      const { location } = answer;
      if (!location || !isRedirect(status)) {
        const isAllowed = allowsFrame(answer.framing ?? [], { url, shop: new URL(baseUrl) });
        const ended = end(isSuccess(status) ? null : 'error_status');
        return isAllowed ? ended : { ...ended, refusesFrames: true };
      }
      url = URL.parse(location, url);
    }
    return end('error_status');
  }

  function askOnce(url: URL, timeout: Timeout): Promise<ProbeResponse> {
    return url.origin === home ? askHome(url, timeout) : askPublicly(url, timeout);
  }

  async function askHome({ pathname, search }: URL, { signal }: Timeout): Promise<ProbeResponse> {
    const { status, headers } = await raceAbort(own(`${pathname}${search}`, signal), signal);
    return { status, location: headers.get('location'), certificateEndsAt: null };
  }

  /** Uses the first address that responds, as browsers do. */
  async function askPublicly(url: URL, timeout: Timeout): Promise<ProbeResponse> {
    if (!isWebUrl(url)) throw new CheckError('private_address');
    const addresses = await publicAddressesOf(url, lookUp, timeout.signal);
    let problem: SiteProblem = 'no_answer';
    for (const [index, address] of addresses.entries()) {
      const share = timeout.share(addresses.length - index);
      try {
        return await askAt(url, address, share);
      } catch (error) {
        if (isBadCertificate(error)) problem = 'bad_certificate';
      }
    }
    throw new CheckError(problem);
  }

  /** Some servers do not support HEAD, reject it or never respond to it. */
  async function askAt(url: URL, address: string, timeout: Timeout): Promise<ProbeResponse> {
    const { signal } = timeout.share(2);
    const head = await probe({ url, address, method: 'HEAD', signal }).catch(() => null);
    if (head && isSuccess(head.status)) return head;
    return probe({ url, address, method: 'GET', signal: timeout.signal });
  }
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** A site that requires a login or limits requests still counts as online. */
const isSuccess = (status: number) =>
  (status >= 200 && status < 400) || [401, 403, 429].includes(status);

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
