import type { DomainCheck } from '#contract/domain-checks';
import type { AddressReport } from '#contract/site-checks';
import { Button } from '#ui/button';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { VisuallyHidden } from '#ui/visually-hidden';
import { deliveryForm } from '../../copy/admin-orders.ts';
import { domain as domainCopy } from '../../copy/domain.ts';
import type { AddressFindings } from '../../data/address-checks.ts';
import { formatDay } from '../../format/dates.ts';
import { type AddressCheck, leadsElsewhere } from './use-address-check.ts';

const reportCopy = deliveryForm.live;

const copy = deliveryForm.live;

type LiveAddressFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** The error of the last submit. */
  error: string | undefined;
  check: AddressCheck;
  /** While the form is being sent. */
  locked: boolean;
};

/** Where the website is live, with a check before the delivery. */
export function LiveAddressField({ value, onChange, error, check, locked }: LiveAddressFieldProps) {
  const { isPending } = check;
  const checked = check.resultOf(value);
  return (
    <Stack gap="s">
      <TextField
        label={copy.label}
        aside={deliveryForm.optional}
        description={copy.hint}
        name="liveUrl"
        inputMode="url"
        autoComplete="off"
        placeholder={copy.example}
        value={value}
        readOnly={locked}
        onChange={({ target }) => onChange(target.value)}
        error={error ?? (checked && 'error' in checked ? checked.error : undefined)}
        action={
          <Button
            variant="quiet"
            loading={isPending && copy.checking}
            disabled={locked}
            onClick={() => void check.run(value)}
          >
            {copy.check}
          </Button>
        }
      />
      <VisuallyHidden live>{isPending ? copy.checking : ''}</VisuallyHidden>
      {checked && 'findings' in checked && (
        <div ref={scrollIntoView}>
          <AddressReportNotice findings={checked.findings} />
        </div>
      )}
    </Stack>
  );
}

/** In the dialog, the result can be below the fold. */
function scrollIntoView(result: HTMLElement | null): void {
  result?.scrollIntoView({ block: 'nearest' });
}

/** What a check found out about the domain, the website and its certificate. */
function AddressReportNotice({ findings }: { findings: AddressFindings }) {
  const { report, domain } = findings;
  const isElsewhere = domain !== null && leadsElsewhere(domain);
  return (
    <Notice
      title={
        report.problem ? reportCopy.notReady : isElsewhere ? reportCopy.elsewhere : reportCopy.ready
      }
      tone={report.problem || isElsewhere ? 'caution' : 'positive'}
      live="polite"
    >
      <List
        items={[...answersOf(report), ...(domain ? recordsOf(domain) : [])]}
        size="small"
        gap="small"
      />
    </Notice>
  );
}

/** In the order of the check. It ends at the first problem, so later findings may be unknown. */
function answersOf({ problem, status, responseMs, certificateEndsAt }: AddressReport): string[] {
  if (problem === 'unknown_name') return [reportCopy.problems.unknown_name];
  if (problem === 'private_address') return [reportCopy.problems.private_address];
  if (problem === 'bad_certificate')
    return [reportCopy.resolves, reportCopy.problems.bad_certificate];
  if (status === null) return [reportCopy.resolves, reportCopy.problems.no_answer];
  return [
    reportCopy.resolves,
    problem ? reportCopy.errorStatus(status) : reportCopy.responds(status, responseMs ?? 0),
    certificateEndsAt
      ? reportCopy.certificate(formatDay(certificateEndsAt))
      : reportCopy.noCertificate,
  ];
}

/** The records that aren’t right, one by one. */
function recordsOf({ status, records }: DomainCheck): string[] {
  if (status === 'set') return [reportCopy.records.set];
  if (status === 'check_failed') return [reportCopy.records.unknown];
  if (status === 'no_such_domain') return [reportCopy.records.noDomain];
  return records.flatMap(({ type, name, value, state }) => {
    const record = domainCopy.record(type, name);
    if (value === null) return state === 'other' ? [reportCopy.records.remove(record)] : [];
    if (state === 'missing') return [reportCopy.records.missing(record)];
    return state === 'other' ? [reportCopy.records.other(record)] : [];
  });
}
