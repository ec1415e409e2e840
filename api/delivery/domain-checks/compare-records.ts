import { isPublicAddress } from '#api/catalog/demo-checks/probe';
import type { DomainRecord } from '#contract/domain-checks';
import { type DnsAnswer, toPublicDomain } from './query-dns.ts';

type Answers = Record<'a' | 'aaaa' | 'wwwA' | 'wwwAaaa' | 'cname', DnsAnswer>;

/** Some names have hundreds of addresses. */
const maxShown = 8;

/** What has to be set; nothing is known about it yet. */
export function recordsOf(
  domain: string,
  addresses: readonly string[],
  host: string,
): DomainRecord[] {
  const blank = { found: [], state: 'unknown' } as const;
  return [
    ...addresses.map((value): DomainRecord => {
      return { name: domain, type: value.includes(':') ? 'AAAA' : 'A', value, ...blank, found: [] };
    }),
    { name: `www.${domain}`, type: 'CNAME', value: host, ...blank, found: [] },
  ];
}

/** Compares what is set with what has to be. Other addresses would take visitors elsewhere. */
export function compareRecords(
  wanted: readonly DomainRecord[],
  answers: Answers,
  expected: readonly string[],
): DomainRecord[] {
  const answerOf = { A: answers.a, AAAA: answers.aaaa };
  const compared = wanted.map((record): DomainRecord => {
    const { type, value } = record;
    if (type === 'CNAME') return compareWww(record, answers, expected);
    if (answerOf[type].is === 'failed') return record;
    const found = valuesOf(answerOf[type]);
    const others = found.filter((one) => !expected.includes(one));
    if (others.length > 0) return { ...record, found: shownAddresses(others), state: 'other' };
    return { ...record, state: found.includes(value ?? '') ? 'set' : 'missing' };
  });
  const unexpected = valuesOf(answers.aaaa);
  const isUnexpected = unexpected.length > 0 && !wanted.some(({ type }) => type === 'AAAA');
  const [first] = wanted;
  if (!isUnexpected || !first) return compared;
  const extra = { type: 'AAAA', value: null, state: 'other' } as const;
  return [...compared, { ...extra, name: first.name, found: shownAddresses(unexpected) }];
}

/** Some registrars have no CNAME records: the same addresses are as good. */
function compareWww(
  record: DomainRecord,
  { wwwA, wwwAaaa, cname }: Answers,
  expected: readonly string[],
): DomainRecord {
  const names = valuesOf(cname);
  if (names.includes(record.value ?? '')) return { ...record, state: 'set' };
  const addresses = [wwwA, wwwAaaa].flatMap(valuesOf);
  const areOurs = addresses.every((one) => expected.includes(one));
  const areKnown = wwwA.is !== 'failed' && wwwAaaa.is !== 'failed';
  if (areOurs && areKnown && addresses.length > 0) return { ...record, state: 'set' };
  if (areOurs && !(areKnown && cname.is !== 'failed')) return record;
  const found = names.length > 0 ? shownNames(names) : shownAddresses(addresses);
  return { ...record, found, state: names.length + addresses.length > 0 ? 'other' : 'missing' };
}

export function valuesOf(answer: DnsAnswer): string[] {
  return answer.is === 'known' ? answer.values : [];
}

// What belongs to the shop’s own network isn’t shown to customers.

function shownAddresses(addresses: readonly string[]): string[] {
  return addresses.filter(isPublicAddress).slice(0, maxShown);
}

function shownNames(names: readonly string[]): string[] {
  return names.filter((name) => toPublicDomain(name).isPublic).slice(0, maxShown);
}
