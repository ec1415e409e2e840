import type { ReactNode } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Notice, type NoticeProps } from '#ui/notice';
import { runStatus as copy, reconciliation } from '../../copy/admin-reconciliation.ts';
import { isReconciliationRunning } from '../../data/reconciliation.ts';
import { formatCount } from '../../format/count.ts';

/** The result of the last run. Announced when it changes. */
export function RunStatus({ last }: { last: Reconciliation | null }) {
  const { tone, title, body } = describeStatus(last);
  return (
    <Notice live="polite" tone={tone} title={title}>
      {body}
    </Notice>
  );
}

type StatusMessage = { tone: NonNullable<NoticeProps['tone']>; title: string; body: ReactNode };

function describeStatus(last: Reconciliation | null): StatusMessage {
  const { neverRun } = reconciliation;
  if (!last) return { tone: 'neutral', title: neverRun.title, body: neverRun.detail };
  const { checked, corrected, differing, unmatchedCount, error } = last;
  const orders = copy.orders(checked, formatCount(checked));
  if (isReconciliationRunning(last)) {
    const { title, soFar } = copy.running;
    return { tone: 'info', title, body: soFar(orders) };
  }
  if (error) {
    const { title, resumes } = copy.stopped;
    return {
      tone: 'caution',
      title: title(orders),
      body: <Stopped error={error} then={resumes} />,
    };
  }
  if (differing > 0 || unmatchedCount > 0) {
    const { title, body, unmatched } = copy.differ;
    const facts = copy.facts(differing, formatCount(differing));
    const sentences = [
      ...(differing > 0 ? [body(facts)] : []),
      ...(unmatchedCount > 0 ? [unmatched(unmatchedCount, formatCount(unmatchedCount))] : []),
    ];
    return { tone: 'critical', title, body: sentences.join(' ') };
  }
  const { title, all, none, corrected: some } = copy.agree;
  const facts = copy.facts(corrected, formatCount(corrected));
  const body = checked === 0 ? none : corrected === 0 ? all(orders) : some(orders, facts);
  return { tone: 'positive', title, body };
}

function Stopped({ error, then }: { error: string; then: string }) {
  return (
    <>
      <p>
        <bdi>{error}</bdi>
      </p>
      <p>{then}</p>
    </>
  );
}
