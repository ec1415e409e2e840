import { plainAnswers } from '#api/commerce/orders/delivery/brief-states';
import { Failure } from '#api/http/failure';
import type { Log } from '#api/http/log';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { DomainCheck, DomainRecord } from '#contract/domain-checks';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { Briefs } from '../briefs/service.ts';
import { compareRecords, recordsOf, valuesOf } from './compare-records.ts';
import { type DnsAnswer, queryDns, type ResolveRecords, toPublicDomain } from './query-dns.ts';

/** Where the domains of customers lead. Without addresses, those of the host are looked up. */
export type SitesTarget = { host: string; addresses?: readonly string[] };

type Dependencies = {
  db: Db;
  limits: RateLimits;
  briefs: Pick<Briefs, 'read'>;
  target: SitesTarget;
  resolve: ResolveRecords;
  now: Clock;
  log: Log;
  /** For all queries together. */
  timeoutMs?: number;
};

/** Within this time, the same domain of an order is neither counted nor looked up again. */
const repeatMs = 10_000;
const maxRecent = 500;

export type DomainChecks = ReturnType<typeof createDomainChecks>;

/** Asks DNS whether the domain of a brief points to our servers. The caller checked whose order it is. */
export function createDomainChecks({
  db,
  limits,
  briefs,
  target,
  resolve,
  now,
  log,
  timeoutMs = 6_000,
}: Dependencies) {
  const recent = new Map<string, DomainCheck>();
  /** `address`: the caller’s network. */
  return async (order: OrderRow, address: string): Promise<DomainCheck> => {
    const { brief } = await briefs.read(order);
    const typed = brief && plainAnswers(brief.answers).domainName;
    if (!typed) throw new Failure('conflict', 'Enter your domain first.');
    const domain = toPublicDomain(typed);
    const last = recent.get(order.orderId);
    const isRecent = last && now().getTime() - Date.parse(last.checkedAt) < repeatMs;
    if (isRecent && last.domain === domain.name) return last;
    await limits.count(db, 'domain check, order', order.orderId);
    await limits.count(db, 'domain check, address', address);
    const check = await checkDomain(domain);
    recent.delete(order.orderId);
    if (check.status !== 'check_failed') recent.set(order.orderId, check);
    const [oldest] = recent.keys();
    if (recent.size > maxRecent && oldest !== undefined) recent.delete(oldest);
    return check;
  };

  async function checkDomain(domain: ReturnType<typeof toPublicDomain>): Promise<DomainCheck> {
    const checkedAt = now().toISOString();
    const signal = AbortSignal.timeout(timeoutMs);
    const query = (name: string, type: 'A' | 'AAAA' | 'CNAME') =>
      queryDns(resolve, { name, type, signal });
    const expected = await readExpected(query);
    const wanted = expected && recordsOf(domain.name, expected, target.host);
    const unknown = { domain: domain.name, records: wanted ?? [], checkedAt };
    if (!wanted) return { ...unknown, status: 'check_failed' };
    // Names of this network are not asked for.
    if (!domain.isPublic) return { ...unknown, status: 'no_such_domain' };
    const [a, aaaa, wwwA, wwwAaaa, cname] = await Promise.all([
      query(domain.name, 'A'),
      query(domain.name, 'AAAA'),
      query(`www.${domain.name}`, 'A'),
      query(`www.${domain.name}`, 'AAAA'),
      query(`www.${domain.name}`, 'CNAME'),
    ]);
    const answers = { a, aaaa, wwwA, wwwAaaa, cname };
    if (a.is === 'no_name') return { ...unknown, status: 'no_such_domain' };
    const records = compareRecords(wanted, answers, expected);
    return { domain: domain.name, records, checkedAt, status: statusOf(records, [a, aaaa]) };
  }

  /** The addresses of our servers; null if they can’t be read. */
  async function readExpected(query: (name: string, type: 'A' | 'AAAA') => Promise<DnsAnswer>) {
    if (target.addresses) return target.addresses;
    const found = await Promise.all([query(target.host, 'A'), query(target.host, 'AAAA')]);
    const addresses = found.flatMap(valuesOf);
    const failed = found.some(({ is }) => is === 'failed');
    if (!failed && addresses.length > 0) return addresses;
    const reason = failed ? 'DNS didn’t respond' : 'it has no addresses';
    log(`domain checks fail: couldn’t look up ${target.host} of SITES_HOST: ${reason}`, {
      level: 'warn',
    });
    return null;
  }
}

/** What is known to be wrong counts for more than what isn’t known. */
function statusOf(
  records: readonly DomainRecord[],
  addresses: readonly DnsAnswer[],
): DomainCheck['status'] {
  if (records.some(({ state }) => state === 'missing' || state === 'other')) return 'not_yet';
  const isKnown = addresses.every(({ is }) => is !== 'failed');
  return isKnown && records.every(({ state }) => state === 'set') ? 'set' : 'check_failed';
}
