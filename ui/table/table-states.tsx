import type { ReactNode } from 'react';
import { type Failure, FailureNotice } from '../notice/failure-notice.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Text } from '../text/text.tsx';
import { roles } from './roles.ts';
import * as select from './selection.css.ts';
import * as cells from './table-cell.css.ts';
import * as css from './table-row.css.ts';

/** Shown when there are no rows: a title, and a way to add the first one. */
export type TableEmpty = { title: string; detail?: string; action?: ReactNode };

type LoadingRowsProps = { label: string; count: number; span: number; selectable: boolean };

/** Placeholder rows that reserve the height. The first one shows the loading text. */
export function LoadingRows({ label, count, span, selectable }: LoadingRowsProps) {
  const first = selectable ? 1 : 0;
  return Array.from({ length: count }, (_, index) => (
    <tr key={index.toString()} {...roles.hidden} className={css.row}>
      {index === 0 ? (
        <td colSpan={span} className={cells.primary}>
          <div className={cells.content}>{label}</div>
        </td>
      ) : (
        Array.from({ length: span }, (_, cell) => (
          <td
            key={cell.toString()}
            className={cell === first ? cells.primary : cell < first ? select.cell : cells.cell}
          >
            {cell >= first && (
              <div className={cells.content}>
                <Skeleton width={cell % 3 === 0 ? 'most' : 'half'} />
              </div>
            )}
          </td>
        ))
      )}
    </tr>
  ));
}

export function EmptyRow({ title, detail, action, span }: TableEmpty & { span: number }) {
  return (
    <WholeRow span={span}>
      <div className={css.empty}>
        <Text weight="medium">{title}</Text>
        {detail && (
          <Text size="small" tone="soft" measure>
            {detail}
          </Text>
        )}
        {action && <div className={css.emptyAction}>{action}</div>}
      </div>
    </WholeRow>
  );
}

export function FailedRow({ span, ...failure }: Failure & { span: number }) {
  return (
    <WholeRow span={span}>
      <FailureNotice {...failure} />
    </WholeRow>
  );
}

function WholeRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr {...roles.row} className={css.wholeRow}>
      <td {...roles.cell} colSpan={span} className={css.whole}>
        {children}
      </td>
    </tr>
  );
}
