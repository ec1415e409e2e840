import { lookup } from 'node:dns/promises';
import { isIP, isIPv4 } from 'node:net';
import type { SiteProblem } from '#db/values/enumerations';
import { isPublicAddress, raceAbort } from './probe.ts';

/** Some names have hundreds of addresses. */
const maxAddresses = 8;

/** Resolves a name to IP addresses. Throws if it has none. */
export type LookupAddresses = (name: string) => Promise<string[]>;

export class CheckError extends Error {
  constructor(readonly problem: SiteProblem) {
    super(problem);
  }
}

/** Only default ports, because public websites use no others. */
export const isWebUrl = ({ protocol, port }: URL) =>
  /^https?:$/.test(protocol) && /^(80|443)?$/.test(port);

/** A single private address rules out the whole host, to prevent server-side request forgery. */
export async function publicAddressesOf(
  url: URL,
  lookUp: LookupAddresses,
  signal: AbortSignal,
): Promise<string[]> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(name) ? [name] : await raceAbort(lookUp(name), signal).catch(() => []);
  if (found.length === 0) throw new CheckError('unknown_name');
  if (!found.every(isPublicAddress)) throw new CheckError('private_address');
  const [version4, version6] = [found.filter(isIPv4), found.filter((one) => !isIPv4(one))];
  return [...version4, ...version6].slice(0, maxAddresses);
}

export async function lookupByDns(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}
