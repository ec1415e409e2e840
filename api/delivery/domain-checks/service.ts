import { isPublicAddress } from '#api/catalog/demo-checks/public-address';
import { plainAnswers } from '#api/commerce/orders/brief-states';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { DomainCheck, DomainRecord } from '#contract/domain-checks';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { Briefs } from '../briefs/service.ts';
import { askDns, type DnsAnswer, type ResolveRecords } from './ask-dns.ts';
import { toPublicDomain } from './public-domain.ts';

/** Where the domains of customers lead. Without addresses, those of the host are looked up. */
export type SitesTarget = { host: string; addresses?: readonly string[] };

type Dependencies = {
  db: Db;
  limits: RateLimits;
  briefs: Pick<Briefs, 'read'>;
  target: SitesTarget;
  resolve: ResolveRecords;
  now: Clock;
  /** For all questions together. */
  patienceMs?: number;
};

type Answers = Record<'a' | 'aaaa' | 'www' | 'cname', DnsAnswer>;

export type DomainChecks = ReturnType<typeof createDomainChecks>;

/** Asks DNS whether the domain of a brief leads to our servers. The caller checked whose order it is. */
export function createDomainChecks({
  db,
  limits,
  briefs,
  target,
  resolve,
  now,
  patienceMs = 6_000,
}: Dependencies) {
  /** `address`: the caller’s network. */
  return async (order: OrderRow, address: string): Promise<DomainCheck> => {
    const { brief } = await briefs.read(order);
    const typed = brief && plainAnswers(brief.answers).domainName;
    if (!typed) throw new Failure('conflict', 'Enter your domain first.');
    await limits.count(db, 'domain check, order', order.orderId);
    await limits.count(db, 'domain check, address', address);
    const domain = toPublicDomain(typed);
    const checkedAt = now().toISOString();
    const signal = AbortSignal.timeout(patienceMs);
    const ask = (name: string, type: 'A' | 'AAAA' | 'CNAME') =>
      askDns(resolve, { name, type, signal });
    const expected = await readExpected(ask);
    const wanted = expected && recordsOf(domain.name, expected, target.host);
    const unknown = { domain: domain.name, records: wanted ?? [], checkedAt };
    if (!wanted) return { ...unknown, status: 'could_not_ask' };
    // Names of this network are not asked for.
    if (!domain.isPublic) return { ...unknown, status: 'no_such_domain' };
    const [a, aaaa, www, cname] = await Promise.all([
      ask(domain.name, 'A'),
      ask(domain.name, 'AAAA'),
      ask(`www.${domain.name}`, 'A'),
      ask(`www.${domain.name}`, 'CNAME'),
    ]);
    const answers = { a, aaaa, www, cname };
    if (a.is === 'no_name') return { ...unknown, status: 'no_such_domain' };
    if (Object.values(answers).some(({ is }) => is === 'failed')) {
      return { ...unknown, status: 'could_not_ask' };
    }
    const records = compare(wanted, answers, expected);
    const isSet = records.every(({ state }) => state === 'set');
    return { domain: domain.name, records, checkedAt, status: isSet ? 'set' : 'not_yet' };
  };

  /** The addresses of our servers; null if they can’t be read. */
  async function readExpected(ask: (name: string, type: 'A' | 'AAAA') => Promise<DnsAnswer>) {
    if (target.addresses) return target.addresses;
    const found = await Promise.all([ask(target.host, 'A'), ask(target.host, 'AAAA')]);
    const addresses = found.flatMap(valuesOf);
    return addresses.length > 0 ? addresses : null;
  }
}

function recordsOf(domain: string, addresses: readonly string[], host: string): DomainRecord[] {
  const blank = { found: [], state: 'unknown' } as const;
  return [
    ...addresses.map((value): DomainRecord => {
      return { name: domain, type: value.includes(':') ? 'AAAA' : 'A', value, ...blank, found: [] };
    }),
    { name: `www.${domain}`, type: 'CNAME', value: host, ...blank, found: [] },
  ];
}

/** Compares what is set with what has to be. Other addresses would take visitors elsewhere. */
function compare(
  wanted: readonly DomainRecord[],
  answers: Answers,
  expected: readonly string[],
): DomainRecord[] {
  const found = { A: valuesOf(answers.a), AAAA: valuesOf(answers.aaaa) };
  const compared = wanted.map((record): DomainRecord => {
    const { type, value } = record;
    if (type === 'CNAME') return compareWww(record, answers, expected);
    const others = found[type].filter((one) => !expected.includes(one));
    if (others.length > 0) return { ...record, found: shown(others), state: 'other' };
    return { ...record, state: found[type].includes(value ?? '') ? 'set' : 'missing' };
  });
  const isUnexpected = found.AAAA.length > 0 && !wanted.some(({ type }) => type === 'AAAA');
  const [first] = wanted;
  if (!isUnexpected || !first) return compared;
  const extra = { type: 'AAAA', value: null, found: shown(found.AAAA), state: 'other' } as const;
  return [...compared, { ...extra, name: first.name }];
}

/** Some registrars have no CNAME records: the same addresses are as good. */
function compareWww(
  record: DomainRecord,
  { www, cname }: Answers,
  expected: readonly string[],
): DomainRecord {
  const names = valuesOf(cname);
  const addresses = valuesOf(www);
  const isAtOurs = addresses.length > 0 && addresses.every((one) => expected.includes(one));
  if (isAtOurs || names.includes(record.value ?? '')) return { ...record, state: 'set' };
  const found = names.length > 0 ? names : shown(addresses);
  return { ...record, found, state: names.length + addresses.length > 0 ? 'other' : 'missing' };
}

function valuesOf(answer: DnsAnswer): string[] {
  return answer.is === 'known' ? answer.values : [];
}

/** An address of the shop’s own network isn’t shown to customers. */
function shown(addresses: readonly string[]): string[] {
  return addresses.filter(isPublicAddress);
}
