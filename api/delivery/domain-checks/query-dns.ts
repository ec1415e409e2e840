import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { raceAbort } from '#api/catalog/demo-checks/probe';

/** Names that only exist within a network, or nowhere. */
const privateEndings = new Set(
  'alt arpa corp home internal intranet invalid lan local localdomain localhost onion private test'.split(
    ' ',
  ),
);

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

/** A domain as DNS writes it, without 'www.', and whether it can exist in the public DNS. */
export function toPublicDomain(typed: string): { name: string; isPublic: boolean } {
  const host = URL.parse(`http://${typed.trim().toLowerCase()}/`)?.hostname ?? '';
  const name = host.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '');
  const labels = name.split('.');
  const isPublic =
    labels.length > 1 && isIP(name) === 0 && !privateEndings.has(labels.at(-1) ?? '');
  return { name: name || typed.trim(), isPublic };
}
