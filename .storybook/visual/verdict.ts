import type { TestCounts } from '../../.ci/test-counts.ts';
import type { OutcomeEntry } from './last-run.ts';

/** Pictures nobody has approved yet pass while they are being made, but not in CI. */
export function isFailure(entry: OutcomeEntry, { ci }: { ci: boolean }): boolean {
  const broken = entry.errors.length > 0 || entry.violations.length > 0;
  const unapproved = entry.state === 'new' || entry.state === 'removed';
  return broken || entry.state === 'changed' || (unapproved && ci);
}

export function tally(
  pictures: number,
  entries: OutcomeEntry[],
  mode: { ci: boolean },
): TestCounts {
  const failures = entries.filter((entry) => isFailure(entry, mode));
  const seen = failures.filter((entry) => entry.state !== 'removed');
  return { passed: pictures - seen.length, failed: failures.length };
}

export function sentence(entry: OutcomeEntry): string {
  const changed = entry.state === 'changed' ? ` by ${entry.different} pixels` : '';
  const first = `${entry.state === 'same' ? 'failed' : entry.state}${changed}  ${entry.name}`;
  return [first, ...[...entry.errors, ...entry.violations].map(beginning)].join('\n');
}

/** Some failures quote the whole page; the report has it all. */
function beginning(finding: string): string {
  const lines = finding.split('\n');
  const most = 12;
  const kept = lines.length > most ? [...lines.slice(0, most), '…'] : lines;
  return kept.map((line) => `    ${line}`).join('\n');
}
