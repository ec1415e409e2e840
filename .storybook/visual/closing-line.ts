import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { closingLine, type TestCounts } from '../../.ci/test-counts.ts';

/** Names what failed, and ends with the line that every check ends with. */
export default class ClosingLine implements Reporter {
  private readonly results = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.results.set(test, result);
  }

  onEnd({ status, duration }: FullResult): void {
    const counts: TestCounts = { passed: 0, failed: 0 };
    for (const [test, { errors }] of this.results) {
      const outcome = test.outcome();
      if (outcome === 'flaky') console.info(`passed only when repeated: ${test.title}`);
      if (outcome === 'unexpected') {
        const messages = errors.map(({ message = '' }) => `  ${message.replaceAll('\n', '\n  ')}`);
        console.info([`failed  ${test.title}`, ...messages].join('\n'));
      }
      counts[outcome === 'unexpected' ? 'failed' : 'passed'] += 1;
    }
    if (status !== 'passed' && counts.failed === 0) counts.failed = 1;
    console.info(
      `Stories visited in ${(duration / 1000).toFixed(0)} s. Pictures of what differs: npx playwright show-report .build/visual/report`,
    );
    console.info(closingLine(counts));
  }

  onError({ message }: { message?: string }): void {
    console.error(message);
  }

  printsToStdio(): boolean {
    return true;
  }
}
