import type { Reconciliation } from '#contract/reconciliation';
import { Stat } from '#ui/stat';
import { runStats as copy } from '../../copy/admin-reconciliation.ts';
import { formatCount } from '../../format/count.ts';
import * as css from './run-stats.css.ts';

const figures = ['checked', 'corrected', 'differing'] as const;

export function RunStats({ run }: { run: Reconciliation }) {
  return (
    <div className={css.figures}>
      {figures.map((figure) => (
        <Stat key={figure} {...copy[figure]} value={formatCount(run[figure])} />
      ))}
    </div>
  );
}
