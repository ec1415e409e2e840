import { Resolver } from 'node:dns/promises';
import { raceAbort } from '#api/catalog/demo-checks/timeout';

type RecordType = 'A' | 'AAAA' | 'CNAME';

/** Resolves one type of record of a name. Throws as node:dns does. */
export type ResolveRecords = (name: string, type: RecordType) => Promise<string[]>;

/** The records, none if there is no such name, or that DNS couldn’t be asked. */
export type DnsAnswer = { is: 'known'; values: string[] } | { is: 'no_name' | 'failed' };

/** Some names have hundreds of addresses. */
const maxValues = 8;

/** Asks the resolver of this machine. It connects to no host that a customer names. */
export function resolveBySystem(): ResolveRecords {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return async (name, type) => {
    if (type === 'A') return resolver.resolve4(name);
    return type === 'AAAA' ? resolver.resolve6(name) : resolver.resolveCname(name);
  };
}

/** Never throws. */
export async function askDns(
  resolve: ResolveRecords,
  { name, type, signal }: { name: string; type: RecordType; signal: AbortSignal },
): Promise<DnsAnswer> {
  try {
    const values = await raceAbort(resolve(name, type), signal);
    const plain = values.map((value) => value.toLowerCase().replace(/\.$/, ''));
    return { is: 'known', values: plain.slice(0, maxValues) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.endsWith('ENODATA')) return { is: 'known', values: [] };
    return { is: code.endsWith('ENOTFOUND') ? 'no_name' : 'failed' };
  }
}
