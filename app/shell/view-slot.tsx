import { type ComponentType, lazy, Suspense } from 'react';
import { useCustomer } from '../data/customer.ts';
import { useImpersonationElsewhere } from '../data/impersonation-elsewhere.ts';
import { useHasImpersonationEnded } from '../state/impersonation.ts';
import { Attempt } from './attempt.tsx';
import type { LeavingViewBarProps } from './leaving-view-bar.tsx';
import { PlainViewBar } from './plain-view-bar.tsx';

// Nobody but an admin ever sees it, so its code stays off everybody's pages.
const LateViewBar = lazy(() =>
  import('./leaving-view-bar.tsx').then((module) => ({ default: module.LeavingViewBar })),
);

type ViewSlotProps = { Bar?: ComponentType<LeavingViewBarProps> };

/** Where it says that an admin looks as a customer; nothing for everybody else. */
export function ViewSlot({ Bar = LateViewBar }: ViewSlotProps) {
  const customer = useCustomer();
  const isOver = useHasImpersonationEnded();
  useImpersonationElsewhere();
  if (!customer?.view) return null;
  return (
    <Attempt instead={<PlainViewBar />}>
      <Suspense>
        <Bar customer={customer} endsAt={customer.view.endsAt} isOver={isOver} />
      </Suspense>
    </Attempt>
  );
}
