import type { DomainCheck } from '#contract/domain-checks';
import type { AddressReport } from '#contract/site-checks';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { deliveryForm } from '../../copy/admin-orders.ts';
import { domain as domainCopy } from '../../copy/domain.ts';
import type { AddressFindings } from '../../data/address-checks.ts';
import { formatDay } from '../../format/dates.ts';
import { leadsElsewhere } from './use-address-check.ts';

const copy = deliveryForm.live;

/** What a check found out about the domain, the website and its certificate. */
export function AddressReportNotice({ findings }: { findings: AddressFindings }) {
  const { report, domain } = findings;
  const isElsewhere = domain !== null && leadsElsewhere(domain);
  return (
    <Notice
      title={report.problem ? copy.notReady : isElsewhere ? copy.elsewhere : copy.ready}
      tone={report.problem || isElsewhere ? 'caution' : 'positive'}
      live="polite"
    >
      <List
        items={[...answersOf(report), ...(domain ? recordsOf(domain) : [])]}
        size="small"
        gap="tight"
      />
    </Notice>
  );
}

/** In the order of the check. It ends at the first problem, so later findings may be unknown. */
function answersOf({ problem, status, responseMs, certificateEndsAt }: AddressReport): string[] {
  if (problem === 'unknown_name') return [copy.problems.unknown_name];
  if (problem === 'private_address') return [copy.problems.private_address];
  if (problem === 'bad_certificate') return [copy.resolves, copy.problems.bad_certificate];
  if (status === null) return [copy.resolves, copy.problems.no_answer];
  return [
    copy.resolves,
    problem ? copy.errorStatus(status) : copy.responds(status, responseMs ?? 0),
    certificateEndsAt ? copy.certificate(formatDay(certificateEndsAt)) : copy.noCertificate,
  ];
}

/** The records that aren’t right, one by one. */
function recordsOf({ status, records }: DomainCheck): string[] {
  if (status === 'set') return [copy.records.set];
  if (status === 'check_failed') return [copy.records.unknown];
  if (status === 'no_such_domain') return [copy.records.noDomain];
  return records.flatMap(({ type, name, value, state }) => {
    const record = domainCopy.record(type, name);
    if (value === null) return state === 'other' ? [copy.records.remove(record)] : [];
    if (state === 'missing') return [copy.records.missing(record)];
    return state === 'other' ? [copy.records.other(record)] : [];
  });
}
