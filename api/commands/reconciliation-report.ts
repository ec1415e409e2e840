import type { Difference, Reconciliation } from '#contract/reconciliation';

/** What the books have shown, for whoever typed the command; the last line is the verdict. */
export function reportOf(run: Reconciliation): string {
  const { differences, mended, differing } = run;
  const hidden = mended + differing - differences.length;
  return [
    ...differences.map(row),
    ...(hidden > 0 ? [`… and ${hidden} more`] : []),
    verdict(run),
  ].join('\n');
}

/** Whether our books and the provider's say the same now. */
export function agrees({ finishedAt, differing }: Reconciliation): boolean {
  return finishedAt !== null && differing === 0;
}

function row({ orderId, fact, ours, theirs, mended }: Difference): string {
  const outcome = mended ? 'mended ' : 'DIFFERS';
  return `${outcome}  ${orderId}  ${fact}: here ${ours ?? 'nothing'}, at the provider ${theirs ?? 'nothing'}`;
}

function verdict({ finishedAt, error, checked, mended, differing }: Reconciliation): string {
  const compared = `${counted(checked, 'order')} compared`;
  if (error) return `Stopped after ${compared}. ${error}. Run it again to go on from there.`;
  if (!finishedAt) return `${compared} so far; the shop goes on with the rest.`;
  const done = mended > 0 ? `${compared}, ${counted(mended, 'fact')} mended` : compared;
  if (differing === 0) return `${done}: numbers agree`;
  return `${done}, ${counted(differing, 'fact')} to be looked at: numbers differ`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
