import type { RevenueSummary } from '#contract/analytics';
import { Panel } from '#ui/panel';
import { revenue as copy } from '../../copy/admin-orders.ts';
import { formatCount } from '../../format/count.ts';
import { sumDollars } from '../../format/money.ts';
import * as css from './revenue-summary.css.ts';

type RevenueByPackageProps = {
  packages: RevenueSummary['packages'] | undefined;
  loading: boolean;
};

const groups = ['Free', '1-Year Support', 'Enhancement'] as const;

/** Revenue by support package. Shows the groups while loading, to avoid a shift. */
export function RevenueByPackage({ packages, loading }: RevenueByPackageProps) {
  const placeholder = loading ? copy.loading : copy.unknown;
  const rows = packages?.map(({ group, count, amount }) => ({
    group,
    count: formatCount(count),
    amount: sumDollars(amount),
  }));
  return (
    <div className={css.packages}>
      <Panel padding="small">
        <table aria-busy={loading || undefined} className={css.table}>
          <thead>
            <tr>
              <th scope="col">{copy.packages}</th>
              <th scope="col">{copy.count}</th>
              <th scope="col">{copy.amount}</th>
            </tr>
          </thead>
          <tbody>
            {(
              rows ?? groups.map((group) => ({ group, count: placeholder, amount: placeholder }))
            ).map(({ group, count, amount }) => (
              <tr key={group}>
                <th scope="row">{group}</th>
                <td>{count}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </div>
  );
}
