import type { Difference, Reconciliation, UnmatchedSubscription } from '#contract/reconciliation';

/** Formats the result for the operator. The last line says whether the books match. */
export function formatReconciliationReport(run: Reconciliation): string {
  const { differences, corrected, differing, unmatched, unmatchedCount } = run;
  const unlisted = unmatchedCount - unmatched.length;
  const hidden = corrected + differing - differences.length;
  return [
    ...differences.map(row),
    ...(hidden > 0 ? [`… and ${hidden} more`] : []),
    ...unmatched.map(unmatchedRow),
    ...(unlisted > 0 ? [`… and ${unlisted} more without an order`] : []),
    ...(unmatchedCount > 0 ? [whatToDo] : []),
    verdict(run),
  ].join('\n');
}

/** Whether the shop's books and the provider's match. */
export function hasNoDifferences({
  finishedAt,
  differing,
  unmatchedCount,
}: Reconciliation): boolean {
  return finishedAt !== null && differing === 0 && unmatchedCount === 0;
}

const whatToDo =
  'Restore the order, end and refund the subscription, or dismiss it on the Reconciliation page of the admin area.';

function unmatchedRow({ orderNumber, subscriptionId, ...row }: UnmatchedSubscription): string {
  const { plan, keptAmount, isRunning } = row;
  const state = isRunning ? 'still charged' : 'ended';
  return `NO ORDER ${orderNumber ?? 'no number'}  ${subscriptionId}: ${plan}, $${keptAmount} paid, ${state}`;
}

function row({ orderId, fact, ours, theirs, corrected }: Difference): string {
  const outcome = corrected ? 'corrected' : 'DIFFERS  ';
  return `${outcome}  ${orderId}  ${fact}: here ${ours ?? 'nothing'}, at the payment provider ${theirs ?? 'nothing'}`;
}

function verdict(run: Reconciliation): string {
  const { finishedAt, error, checked, corrected, differing, unmatchedCount } = run;
  const compared = `${counted(checked, 'order')} compared`;
  if (error) return `Stopped after ${compared}. ${error}. Run the command again to continue.`;
  if (!finishedAt) return `${compared} so far. The shop is still comparing the rest.`;
  const done =
    corrected > 0 ? `${compared}, ${counted(corrected, 'difference')} corrected` : compared;
  if (hasNoDifferences(run)) return `${done}: numbers agree`;
  const open = [
    ...(differing > 0 ? [`${counted(differing, 'difference')} to review`] : []),
    ...(unmatchedCount > 0
      ? [`${counted(unmatchedCount, 'paid subscription')} without an order`]
      : []),
  ];
  return `${done}, ${open.join(', ')}: numbers differ`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
