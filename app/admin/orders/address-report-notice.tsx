import type { AddressReport } from '#contract/site-checks';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { deliveryForm } from '../../copy/admin-orders.ts';
import { formatDay } from '../../format/dates.ts';

const copy = deliveryForm.live;

/** What a check found out about the domain, the website and its certificate. */
export function AddressReportNotice({ report }: { report: AddressReport }) {
  return (
    <Notice
      title={report.problem ? copy.notReady : copy.ready}
      tone={report.problem ? 'caution' : 'positive'}
      live="polite"
    >
      <List items={findingsOf(report)} size="small" gap="tight" />
    </Notice>
  );
}

/** In the order of the check. It ends at the first problem, so later findings may be unknown. */
function findingsOf({ problem, status, responseMs, certificateEndsAt }: AddressReport): string[] {
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
