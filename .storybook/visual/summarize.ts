import type { TestCounts } from '../../.ci/test-counts.ts';
import type { ResultEntry } from './run-result.ts';

/** New and removed pictures pass locally, but must be approved before CI passes. */
export function isFailure(entry: ResultEntry, { ci }: { ci: boolean }): boolean {
  const broken = entry.errors.length > 0 || entry.violations.length > 0;
  const unapproved = entry.state === 'new' || entry.state === 'removed';
  return broken || entry.state === 'changed' || (unapproved && ci);
}

export function countResults(
  pictures: number,
  entries: ResultEntry[],
  mode: { ci: boolean },
): TestCounts {
  const failures = entries.filter((entry) => isFailure(entry, mode));
  const failedPictures = failures.filter((entry) => entry.state !== 'removed');
  return { passed: pictures - failedPictures.length, failed: failures.length };
}

export function describeEntry(entry: ResultEntry): string {
  const changed = entry.state === 'changed' ? ` by ${entry.different} pixels` : '';
  const heading = `${entry.state === 'same' ? 'failed' : entry.state}${changed}  ${entry.name}`;
  return [heading, ...[...entry.errors, ...entry.violations].map(truncate)].join('\n');
}

/** Some errors contain the whole page; the report has them in full. */
function truncate(finding: string): string {
  const lines = finding.split('\n');
  const maxLines = 12;
  const kept = lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
  return kept.map((line) => `    ${line}`).join('\n');
}
