import type { ReactNode } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Notice, type NoticeProps } from '#ui/notice';
import { reconciliation, verdicts as words } from '../../copy/admin-reconciliation.ts';
import { isReconciliationRunning } from '../../data/reconciliation.ts';
import { formatCount } from '../../format/count.ts';

/** Whether the numbers agree, or why that is not known. Told anew whenever it changes. */
export function RunStatus({ last }: { last: Reconciliation | null }) {
  const { tone, title, body } = verdictOf(last);
  return (
    <Notice live="polite" tone={tone} title={title}>
      {body}
    </Notice>
  );
}

type Said = { tone: NonNullable<NoticeProps['tone']>; title: string; body: ReactNode };

function verdictOf(last: Reconciliation | null): Said {
  const { never } = reconciliation;
  if (!last) return { tone: 'neutral', title: never.title, body: never.detail };
  const { checked, mended, differing, unmatchedCount, error } = last;
  const orders = words.orders(checked, formatCount(checked));
  if (isReconciliationRunning(last)) {
    const { title, soFar } = words.underWay;
    return { tone: 'info', title, body: soFar(orders) };
  }
  if (error) {
    const { title, goesOn } = words.stopped;
    return { tone: 'caution', title: title(orders), body: <Stopped error={error} then={goesOn} /> };
  }
  if (differing > 0 || unmatchedCount > 0) {
    const { title, body, unmatched } = words.differ;
    const facts = words.facts(differing, formatCount(differing));
    const sentences = [
      ...(differing > 0 ? [body(facts)] : []),
      ...(unmatchedCount > 0 ? [unmatched(unmatchedCount, formatCount(unmatchedCount))] : []),
    ];
    return { tone: 'critical', title, body: sentences.join(' ') };
  }
  const { title, all, none, mended: some } = words.agree;
  const facts = words.facts(mended, formatCount(mended));
  const body = checked === 0 ? none : mended === 0 ? all(orders) : some(orders, facts);
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
