import { Resolver } from 'node:dns/promises';
import { raceAbort } from '#api/catalog/demo-checks/timeout';

type RecordType = 'A' | 'AAAA' | 'CNAME';

/** Resolves one type of record of a name. Throws as node:dns does. */
export type ResolveRecords = (name: string, type: RecordType) => Promise<string[]>;

/** The records, that there is no such name, or that DNS didn’t answer. */
export type DnsAnswer = { is: 'known'; values: string[] } | { is: 'no_name' | 'failed' };

/** Asks the resolver of this machine. It connects to no host that a customer names. */
export function resolveBySystem(): ResolveRecords {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return async (name, type) => {
    if (type === 'A') return resolver.resolve4(name);
    return type === 'AAAA' ? resolver.resolve6(name) : resolver.resolveCname(name);
  };
}

/** Never throws. */
export async function queryDns(
  resolve: ResolveRecords,
  { name, type, signal }: { name: string; type: RecordType; signal: AbortSignal },
): Promise<DnsAnswer> {
  try {
    const values = await raceAbort(resolve(name, type), signal);
    return {
      is: 'known',
      values: values.map((value) => value.toLowerCase().replace(/\.$/, '')),
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.endsWith('ENODATA')) return { is: 'known', values: [] };
    return { is: code.endsWith('ENOTFOUND') ? 'no_name' : 'failed' };
  }
}
